import fc from 'fast-check';
import { DELIMITERS, type Delimiter } from '../recognising/delimiter';
import { isBlankRow } from './blankRow';
import { firstRows } from './firstRows';
import { parseRows } from './parseRows';
import { decodeText } from '../recognising/decodeText';
import { ENCODINGS } from '../recognising/encoding';
import { utf8Pieces, type Chunks } from '../recognising/utf8Pieces';
import type { Row } from './row';
import { simdStops } from './stops/simdStops';
import { loopStops, type FindStops } from './stops/stops';
import { csvParseRows } from './testing/csvParseRows';

const parsedBytes = async (
  pieces: Chunks,
  delimiter: Delimiter = ',',
  findStops: FindStops = loopStops,
) => {
  const rows: Row[] = [];
  const fault = await parseRows(pieces, delimiter, (row) => rows.push(row), { findStops });
  return { fault, rows };
};

const encoder = new TextEncoder();
const parsed = (pieces: readonly string[], delimiter?: Delimiter) =>
  parsedBytes(
    pieces.map((piece) => encoder.encode(piece)),
    delimiter,
  );

interface Sliced<Part> {
  readonly length: number;
  slice(from?: number, to?: number): Part;
}

const pieces = <Part>(text: Sliced<Part>, cuts: readonly number[]): readonly Part[] => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
  places.sort((one, other) => one - other);
  return places.slice(1).map((index, number) => text.slice(places[number], index));
};

/** Texts made of what matters to a parser. */
const text = fc
  .array(fc.constantFrom('a', ' ', 'ö', '"', '""', ',', ';', '\t', '\n', '\r', '\r\n'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const delimiter = fc.constantFrom(...DELIMITERS);

const isPrefix = (rows: readonly Row[], of: readonly Row[]) =>
  expect(rows).toEqual(of.slice(0, rows.length));

it('[I3] shows as first rows of a beginning what the whole text begins with', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.nat(), delimiter, async (input, cutAt, cut) => {
      const whole = await parsed([input], cut);
      fc.pre(whole.fault === null && whole.rows.length > 0);
      const beginning = input.slice(0, cutAt % (input.length + 1));
      const shown = firstRows(beginning, cut, false).table;
      const complete = whole.rows.filter((row) => !isBlankRow(row));
      if (shown.length > 1) isPrefix(shown, complete);
      expect(firstRows(input, cut, true)).toEqual({ table: complete, fault: null });
    }),
    { numRuns: 1000 },
  );
});

it('[I3] [I7] reads any bytes as csv-parse does, which read the files before, wherever they are cut', async () => {
  const cuts = fc.array(fc.nat(), { maxLength: 6 });
  const bytes = fc.oneof(
    { weight: 3, arbitrary: text.map((some) => encoder.encode(some)) },
    text.map((some) => encoder.encode(`\uFEFF${some}`)),
    fc.uint8Array({ maxLength: 60 }),
    fc.uint8Array({ min: 0x22, max: 0x2c, maxLength: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(
      bytes,
      cuts,
      delimiter,
      fc.constantFrom(...ENCODINGS),
      fc.constantFrom(loopStops, simdStops),
      async (file, at, cut, encoding, findStops) => {
        const chunks = pieces(file, at);
        const whole = Array.from(decodeText(chunks, encoding)).join('');
        const read = await parsedBytes(utf8Pieces(chunks, encoding), cut, findStops);
        expect(read).toEqual(csvParseRows(whole, cut));
      },
    ),
    { numRuns: 5000 },
  );
});

/** What the row before leaves behind, more cells than there was room for, and more bytes than are looked through at a time. */
const LONG = [
  '"a""b",c\n"x",d""e\n',
  '"x""y",c,"z"\na""b,"c""d",e\n',
  '"a""b"c,d""e,f\n"g"h,i""j\n',
  `${'cell,'.repeat(300)}"last ""one"""\n${'c""d,'.repeat(300)}"e"`,
  Array.from({ length: 20_000 }, (_, row) => `${String(row)},"a""${String(row)}",b"c,d`).join(
    '\r\n',
  ),
].map((text) => encoder.encode(text));

it.each([
  ['byte by byte', loopStops],
  ['sixteen bytes at a time', simdStops],
])('[I3] reads long texts as csv-parse does, %s', async (_, findStops) => {
  for (const file of LONG) {
    const whole = new TextDecoder().decode(file);
    for (const some of [[file], pieces(file, [7, 70_001, 131_073])])
      expect(await parsedBytes(some, ',', findStops)).toEqual(csvParseRows(whole, ','));
  }
});

it('[I9] does not mind how a text is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(fc.nat(), { maxLength: 6 }),
      delimiter,
      async (input, cuts, cut) => {
        expect(await parsed(pieces(input, cuts), cut)).toEqual(await parsed([input], cut));
      },
    ),
    { numRuns: 1000 },
  );
});

it('[I3] knows which row each one is, and the line on which it begins', async () => {
  const { rows } = await parsed(['a\r\n"one\r\ntwo",b\r"x\ny\n"\n\nlast']);
  expect(rows).toEqual([
    { number: 1, line: 1, cells: ['a'] },
    { number: 2, line: 2, cells: ['one\r\ntwo', 'b'] },
    { number: 3, line: 4, cells: ['x\ny\n'] },
    { number: 4, line: 7, cells: [''] },
    { number: 5, line: 8, cells: ['last'] },
  ]);
});

it('[I7] names the line of a quote that is never closed: its own, or that of its row at the end', async () => {
  expect((await parsed(['a\n"x\ny","z\nb,"c"\n'])).fault).toMatchObject({ line: 3 });
  expect((await parsed(['a\nb,"z\n'])).fault).toMatchObject({ line: 2 });
});

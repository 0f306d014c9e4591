import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { DELIMITERS, type Delimiter } from '../recognising/delimiter';
import { createRowParser, type Row } from './rowParser';

const parsed = (pieces: readonly string[], delimiter: Delimiter = ',') => {
  const rows: Row[] = [];
  const parser = createRowParser(delimiter, (row) => rows.push(row));
  for (const piece of pieces) parser.add(piece);
  return { fault: parser.end(), rows };
};

const pieces = (text: string, cuts: readonly number[]): readonly string[] => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
  places.sort((one, other) => one - other);
  return places.slice(1).map((place, number) => text.slice(places[number], place));
};

/** Texts made of what matters to a parser. */
const text = fc
  .array(fc.constantFrom('a', ' ', 'ö', '"', '""', ',', ';', '\t', '\n', '\r', '\r\n'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const delimiter = fc.constantFrom(...DELIMITERS);

it('[I3] cuts any text as csv-parse does', () => {
  fc.assert(
    fc.property(text, delimiter, (input, cut) => {
      const { fault, rows } = parsed([input], cut);
      fc.pre(fault === null);
      expect(rows.map(({ cells }) => cells)).toEqual(
        parse(input, {
          delimiter: cut,
          record_delimiter: ['\r\n', '\n', '\r'],
          relax_column_count: true,
          relax_quotes: true,
        }),
      );
    }),
    { numRuns: 2000 },
  );
});

it('[I7] refuses what csv-parse cannot read to its end', () => {
  fc.assert(
    fc.property(text, (input) => {
      const readToItsEnd = (): unknown => parse(`${input}\n`, { relax_column_count: true });
      if (parsed([`${input}\n`]).fault !== null) expect(readToItsEnd).toThrow();
    }),
    { numRuns: 2000 },
  );
});

it('[I9] does not mind how a text is cut into pieces', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 6 }), delimiter, (input, cuts, cut) => {
      expect(parsed(pieces(input, cuts), cut)).toEqual(parsed([input], cut));
    }),
    { numRuns: 1000 },
  );
});

it('[I3] knows the line on which each row begins', () => {
  const { rows } = parsed(['a\r\n"one\r\ntwo",b\r"x\ny\n"\n\nlast']);
  expect(rows).toEqual([
    { line: 1, cells: ['a'] },
    { line: 2, cells: ['one\r\ntwo', 'b'] },
    { line: 4, cells: ['x\ny\n'] },
    { line: 7, cells: [''] },
    { line: 8, cells: ['last'] },
  ]);
});

it('[I7] names the line of a quote that is never closed, in a later cell too', () => {
  expect(parsed(['a\n"x\ny","z\n']).fault).toMatchObject({ line: 3 });
  expect(parsed(['a\n"x\ny","z\nb,"c"\n']).fault).toMatchObject({ line: 3 });
});

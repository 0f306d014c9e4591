import fc from 'fast-check';
import { readSupporters } from '../readSupporters';
import { ENCODINGS } from './encoding';
import { openText, type TextOptions } from './openText';

/** Over a megabyte, most of it characters of several bytes, so that a cut falls within one. */
const TEXT = [
  'email,Name',
  ...Array.from(
    { length: 9_000 },
    (_, n) => `a${String(n)}@example.org,${'é€😀'.repeat(18)}${String(n)}`,
  ),
].join('\r\n');

const PIECE = 1_000;

const inPieces = (bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, at) =>
    bytes.subarray(at * PIECE, (at + 1) * PIECE),
  );

it.each([
  ['utf-8', new TextEncoder().encode(TEXT)],
  ['utf-16le', new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
  ['windows-1252', new Uint8Array(Buffer.from(TEXT.replaceAll(/[€😀]/gu, 'ü'), 'latin1'))],
] as const)(
  'reads a file of %s in one large piece as in many small ones',
  async (encoding, bytes) => {
    const whole = await readSupporters([bytes]);
    expect(whole).toEqual(await readSupporters(inPieces(bytes)));
    if (!whole.ok) throw new Error(whole.error.code);
    expect(whole.value.encoding).toBe(encoding);
    expect(whole.value.supporters).toHaveLength(9_000);
  },
);

const TOLD = { delimiter: ',', headerRow: 1 } as const;

it.each(ENCODINGS)('reads a file of which all is told as it comes, in %s', async (encoding) => {
  let taken = 0;
  function* chunks(): Generator<Uint8Array> {
    for (taken = 1; taken <= 1_000; taken += 1) yield new TextEncoder().encode('a,b\n'.repeat(100));
  }
  const text = await openText(chunks(), { ...TOLD, encoding });
  if (!text.ok) throw new Error(text.error.code);
  let pieces = 0;
  let mostAhead = 0;
  for await (const _ of text.value.pieces) {
    pieces += 1;
    mostAhead = Math.max(mostAhead, taken - pieces);
  }
  expect(pieces).toBeGreaterThanOrEqual(1_000);
  // No more than tell what kind of file it is.
  expect(mostAhead).toBeLessThanOrEqual(3);
});

it('reads the same of a file whether all of it is told or recognised', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '\n', '"', 'é', '€', '😀', '\uFEFF') });
  const bytes = fc.oneof(
    text.map((some) => new TextEncoder().encode(some)),
    fc.uint8Array({ maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(...ENCODINGS),
      async (file, length, encoding) => {
        const chunks = Array.from({ length: Math.ceil(file.length / length) }, (_, at) =>
          file.subarray(at * length, (at + 1) * length),
        );
        const told = await read(chunks, { ...TOLD, encoding });
        const { headerRow, delimiter } = TOLD;
        const recognised = [
          await read([file], { headerRow, encoding }),
          await read([file], { delimiter, encoding }),
        ];
        for (const one of recognised) expect(told).toEqual(one);
      },
    ),
    { numRuns: 1_000 },
  );
});

async function read(chunks: readonly Uint8Array[], options: TextOptions): Promise<string> {
  const text = await openText(chunks, options);
  if (!text.ok) return text.error.code;
  const pieces: Uint8Array[] = [];
  for await (const piece of text.value.pieces) pieces.push(piece);
  return Buffer.concat(pieces).toString('hex');
}

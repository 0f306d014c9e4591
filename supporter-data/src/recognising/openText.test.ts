import { readSupporters } from '../readSupporters';

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

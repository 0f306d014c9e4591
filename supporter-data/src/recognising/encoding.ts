export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface RecognisedEncoding {
  readonly encoding: Encoding;
  /** The file begins with a byte order mark. */
  readonly bom: boolean;
  /** The bytes leave no doubt: other single-byte encodings cannot be told from Windows-1252, nor ASCII from its end. */
  readonly isCertain: boolean;
}

/**
 * How a file's bytes are text: by its byte order mark, else UTF-16 where every other byte is 0, else UTF-8
 * where all of it is valid, else Windows-1252, which is what Excel writes (D2c).
 */
export const recogniseEncoding = (chunks: readonly Uint8Array[]): RecognisedEncoding =>
  recognise(chunks, true);

/** The same for the beginning of a file, which may end within a character. */
export const recogniseStart = (start: Uint8Array, isWhole: boolean): RecognisedEncoding =>
  recognise([start], isWhole);

const recognise = (chunks: readonly Uint8Array[], isWhole: boolean): RecognisedEncoding => {
  const start = firstBytes(chunks, SAMPLE_BYTES);
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
  if (marked !== undefined) return { encoding: marked.encoding, bom: true, isCertain: true };
  const wide = recogniseWideText(start);
  if (wide !== null) return { encoding: wide, bom: false, isCertain: true };
  if (!isUtf8(chunks, isWhole)) return { encoding: 'windows-1252', bom: false, isCertain: false };
  return { encoding: 'utf-8', bom: false, isCertain: isWhole || chunks.some(hasHighByte) };
};

/** The beginning of a file as one array. */
export const firstBytes = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const start: number[] = [];
  for (const chunk of chunks) {
    if (start.length >= length) break;
    start.push(...chunk.subarray(0, length - start.length));
  }
  return Uint8Array.from(start);
};

const SAMPLE_BYTES = 1024;

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const satisfies readonly { encoding: Encoding; bytes: readonly number[] }[];

/** Mostly Latin text in UTF-16 has a zero in every other byte, and almost none in the others. */
const recogniseWideText = (start: Uint8Array): Encoding | null => {
  const pairs = Math.floor(start.length / 2);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.7 && odd < pairs * 0.1 ? 'utf-16be' : null;
};

/** Whether bytes are valid UTF-8, but for a character that the end of a beginning cuts off. */
export const isUtf8 = (chunks: readonly Uint8Array[], isWhole: boolean): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunks) {
      // Of plain ASCII the first byte says whether a character before it was cut off.
      decoder.decode(hasHighByte(chunk) ? chunk : chunk.subarray(0, 1), { stream: true });
    }
    if (isWhole) decoder.decode();
    return true;
  } catch {
    return false; // the decoder's only way to say so
  }
};

/** Whether it is more than plain ASCII; of many bytes four at a time, from where memory lets them be read together. */
const hasHighByte = (chunk: Uint8Array): boolean => {
  if (chunk.length < FEW_BYTES) return chunk.some((byte) => byte >= 0x80);
  const { buffer, byteOffset, length } = chunk;
  const before = -byteOffset & 3;
  const words = new Uint32Array(buffer, byteOffset + before, (length - before) >>> 2);
  // By place: iterating over so many costs several times as much.
  let at = 0;
  while (at < words.length && ((words[at] ?? 0) & HIGH_BITS) === 0) at += 1;
  if (at < words.length) return true;
  return (
    hasHighByte(chunk.subarray(0, before)) || hasHighByte(chunk.subarray(before + words.byteLength))
  );
};

const FEW_BYTES = 64;
const HIGH_BITS = 0x80808080;

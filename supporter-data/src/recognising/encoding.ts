export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface RecognisedEncoding {
  readonly encoding: Encoding;
  /** The file begins with a byte order mark. */
  readonly bom: boolean;
  /** The bytes leave no doubt: other single-byte encodings cannot be told from Windows-1252, nor ASCII from its end. */
  readonly isCertain: boolean;
}

/** Recognises how a file that comes piece by piece is text. */
export interface EncodingRecognising {
  /** Whether more of the file may say otherwise. */
  readonly add: (chunk: Uint8Array) => boolean;
  /** The first bytes, which tell its kind as well: `START_BYTES` of them, where it has as many. */
  readonly start: () => Uint8Array;
  /** Of all of the file, or of its beginning, which may end within a character. */
  readonly result: (isWhole: boolean) => RecognisedEncoding;
}

/**
 * How a file's bytes are text: by its byte order mark, else UTF-16 where every other byte is 0, else UTF-8
 * where all of it is valid, else Windows-1252, which is what Excel writes (D2c).
 */
export const createEncodingRecognising = (): EncodingRecognising => {
  const utf8 = createUtf8Check();
  let start = new Uint8Array();
  let isUtf8 = true;
  let isPlain = true;
  return {
    add: (chunk) => {
      if (start.length < START_BYTES) start = firstBytes([start, chunk], START_BYTES);
      isUtf8 &&= utf8.add(chunk);
      isPlain &&= !hasHighByte(chunk);
      return start.length < START_BYTES || isUtf8;
    },
    start: () => start,
    result: (isWhole) => {
      const marked = MARKS.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
      if (marked !== undefined) return { encoding: marked.encoding, bom: true, isCertain: true };
      const wide = recogniseWideText(start);
      if (wide !== null) return { encoding: wide, bom: false, isCertain: true };
      return isUtf8 && (!isWhole || utf8.ends())
        ? { encoding: 'utf-8', bom: false, isCertain: isWhole || !isPlain }
        : { encoding: 'windows-1252', bom: false, isCertain: false };
    },
  };
};

/** The same for the beginning of a file, or all of it. */
export const recogniseStart = (start: Uint8Array, isWhole: boolean): RecognisedEncoding => {
  const recognising = createEncodingRecognising();
  recognising.add(start);
  return recognising.result(isWhole);
};

/** The beginning of a file as one array. */
export const firstBytes = (
  chunks: readonly Uint8Array[],
  length: number,
): Uint8Array<ArrayBuffer> => {
  const start: number[] = [];
  for (const chunk of chunks) {
    if (start.length >= length) break;
    start.push(...chunk.subarray(0, length - start.length));
  }
  return Uint8Array.from(start);
};

export const START_BYTES = 1024;

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

/** Whether all of these bytes are valid UTF-8. */
export const isUtf8 = (bytes: Uint8Array): boolean => {
  const utf8 = createUtf8Check();
  return utf8.add(bytes) && utf8.ends();
};

/** Whether bytes that come piece by piece are valid UTF-8. */
const createUtf8Check = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decodes = (decode: () => string): boolean => {
    try {
      decode();
      return true;
    } catch {
      return false; // the decoder's only way to say so
    }
  };
  return {
    /** But for a character that their end cuts off. */
    add: (chunk: Uint8Array): boolean =>
      // Of plain ASCII the first byte says whether a character before it was cut off.
      decodes(() =>
        decoder.decode(hasHighByte(chunk) ? chunk : chunk.subarray(0, 1), { stream: true }),
      ),
    /** Whether they end with a whole character. */
    ends: (): boolean => decodes(() => decoder.decode()),
  };
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

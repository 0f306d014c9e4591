import { isUtf8, type Encoding } from './encoding';

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * The text of a file as valid UTF-8, piece by piece as it comes, without its byte order mark. Bytes that are valid UTF-8
 * already are given as they stand; all others are made anew.
 */
export const utf8Pieces = (chunks: Chunks, encoding: Encoding): AsyncIterable<Uint8Array> =>
  encoding === 'utf-8' ? withoutMark(validPieces(chunks)) : encodedAnew(chunks, encoding);

async function* encodedAnew(chunks: Chunks, encoding: Encoding): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  yield encoder.encode(decoder.decode());
}

/** Each chunk but for a character that its end cuts off, which begins the next one. */
async function* validPieces(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let begun: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = begun.length === 0 ? chunk : joined(begun, chunk);
    const end = bytes.length - begunAtEnd(bytes);
    begun = bytes.subarray(end);
    yield madeValid(bytes.subarray(0, end));
  }
  yield madeValid(begun);
}

const madeValid = (bytes: Uint8Array): Uint8Array =>
  isUtf8(bytes)
    ? bytes
    : new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));

/** How many bytes at the end may be the beginning of one character: one that says it has more, and what follows it. */
function begunAtEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return back < length ? back : 0;
  }
  return 0;
}

const MARK = [0xef, 0xbb, 0xbf] as const;

/** The mark is one character, so that no two pieces share it. */
async function* withoutMark(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isStart = true;
  for await (const piece of pieces) {
    yield isStart && isMarked(piece) ? piece.subarray(MARK.length) : piece;
    isStart &&= piece.length === 0;
  }
}

const isMarked = (start: Uint8Array): boolean => MARK.every((byte, index) => start[index] === byte);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

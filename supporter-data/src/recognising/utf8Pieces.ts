import { decodeText } from './decodeText';
import { firstBytes, isUtf8, type Encoding } from './encoding';

const MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * The text of a file as valid UTF-8, piece by piece, without its byte order mark. Bytes that are valid UTF-8 already
 * are given as they stand; all others are made anew.
 */
export function* utf8Pieces(
  chunks: readonly Uint8Array[],
  encoding: Encoding,
): Generator<Uint8Array, void, undefined> {
  if (encoding !== 'utf-8' || !isUtf8(chunks, true)) {
    const encoder = new TextEncoder();
    for (const piece of decodeText(chunks, encoding)) yield encoder.encode(piece);
    return;
  }
  const start = firstBytes(chunks, MARK.length);
  let left = MARK.every((byte, index) => start[index] === byte) ? MARK.length : 0;
  for (const chunk of chunks) {
    const skipped = Math.min(left, chunk.length);
    left -= skipped;
    yield chunk.subarray(skipped);
  }
}

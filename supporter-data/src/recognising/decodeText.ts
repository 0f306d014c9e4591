import type { Encoding } from './encoding';

/** The text of a file piece by piece, without its byte order mark. */
export function* decodeText(
  chunks: Iterable<Uint8Array>,
  encoding: Encoding,
): Generator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  for (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

import { hashBytes, spread } from './textStore';
import type { Utf8Texts } from './utf8Texts';

/**
 * By code, the first code with the same text, of those that `isAsked`; of the others the code itself. Compared where they
 * lie: no text is copied.
 */
export const firstOfSame = (
  { bytes, ends, length }: Utf8Texts,
  isAsked: (code: number) => boolean,
): Uint32Array => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(length, 1) * 2));
  /** Codes and one, and the hashes of their texts, at the place that the hash gives or the next free one. */
  const places = new Uint32Array(size);
  const hashes = new Uint32Array(size);
  const isSame = (one: number, other: number): boolean => {
    let at = ends[one - 1] ?? 0;
    let from = ends[other - 1] ?? 0;
    const end = ends[one] ?? 0;
    if (end - at !== (ends[other] ?? 0) - from) return false;
    for (; at < end; at += 1, from += 1) if (bytes[at] !== bytes[from]) return false;
    return true;
  };
  const first = new Uint32Array(length);
  for (let code = 0; code < length; code += 1) {
    first[code] = code;
    if (!isAsked(code)) continue;
    const hash = hashBytes(bytes, ends[code - 1] ?? 0, ends[code] ?? 0);
    let at = spread(hash) & (size - 1);
    while (places[at] !== 0 && !(hashes[at] === hash && isSame((places[at] ?? 0) - 1, code)))
      at = (at + 1) & (size - 1);
    if (places[at] === 0) {
      places[at] = code + 1;
      hashes[at] = hash;
    } else first[code] = (places[at] ?? 0) - 1;
  }
  return first;
};

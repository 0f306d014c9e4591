import { hashBytes, spread } from './textStore';
import type { Utf8Texts } from './utf8Texts';

/** Texts that are looked up among each other: the table of so many stays in a processor's cache. */
const PART = 8192;

/**
 * By code, the first code with the same text, of those that `isAsked`; of the others the code itself. Compared where they
 * lie: no text is copied.
 */
export const firstOfSame = (texts: Utf8Texts, isAsked: (code: number) => boolean): Uint32Array => {
  const { bytes, ends, length } = texts;
  const isSame = (one: number, other: number): boolean => {
    let at = texts.startOf(one);
    let from = texts.startOf(other);
    const end = ends[one] ?? 0;
    if (end - at !== (ends[other] ?? 0) - from) return false;
    for (; at < end; at += 1, from += 1) if (bytes[at] !== bytes[from]) return false;
    return true;
  };
  const first = new Uint32Array(length);
  for (let code = 0; code < length; code += 1) first[code] = code;
  const { codes, hashes, partEnds } = inParts(texts, isAsked);
  let table = new Uint32Array(0);
  let start = 0;
  for (const end of partEnds) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(end - start, 1) * 2));
    if (table.length < size) table = new Uint32Array(size);
    else table.fill(0, 0, size);
    for (let index = start; index < end; index += 1) {
      const code = codes[index] ?? 0;
      const hash = hashes[index] ?? 0;
      let at = spread(hash) & (size - 1);
      // Places in `codes` and one, where the hash says or at the next free place.
      for (let next = table[at] ?? 0; next !== 0; next = table[at] ?? 0) {
        if (hashes[next - 1] === hash && isSame(codes[next - 1] ?? 0, code)) break;
        at = (at + 1) & (size - 1);
      }
      const known = table[at] ?? 0;
      if (known === 0) table[at] = index + 1;
      else first[code] = codes[known - 1] ?? 0;
    }
    start = end;
  }
  return first;
};

/** Codes and the hashes of their texts, in parts by the upper bits of the hash; within a part in the order of the codes. */
const inParts = (texts: Utf8Texts, isAsked: (code: number) => boolean) => {
  const { bytes, ends, length } = texts;
  const bits = Math.max(1, Math.ceil(Math.log2(length / PART)));
  const partOf = (hash: number): number => hash >>> (32 - bits);
  const hashOfCode = new Uint32Array(length);
  const partEnds = new Uint32Array(2 ** bits);
  let asked = 0;
  for (let code = 0; code < length; code += 1) {
    if (!isAsked(code)) continue;
    const hash = hashBytes(bytes, texts.startOf(code), ends[code] ?? 0);
    hashOfCode[code] = hash;
    const part = partOf(hash);
    partEnds[part] = (partEnds[part] ?? 0) + 1;
    asked += 1;
  }
  const codes = new Uint32Array(asked);
  const hashes = new Uint32Array(asked);
  // From the ends of the parts down to their starts.
  for (let part = 1; part < partEnds.length; part += 1)
    partEnds[part] = (partEnds[part] ?? 0) + (partEnds[part - 1] ?? 0);
  const places = partEnds.slice();
  for (let code = length - 1; code >= 0; code -= 1) {
    if (!isAsked(code)) continue;
    const hash = hashOfCode[code] ?? 0;
    const part = partOf(hash);
    const place = (places[part] ?? 0) - 1;
    places[part] = place;
    codes[place] = code;
    hashes[place] = hash;
  }
  return { codes, hashes, partEnds };
};

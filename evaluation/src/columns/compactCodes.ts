import { codesUpTo, type Codes } from './column';

export interface CompactCodes {
  /** The codes that occur, upwards; 0 is one of them in any case. */
  readonly used: Uint32Array;
  /** By row, its code's place in `used`. */
  readonly codes: Codes;
}

/** Codes of a dictionary of `length`, of which some may have nobody any more. */
export const compactCodes = (codes: Codes, length: number): CompactCodes => {
  const places = new Uint32Array(length);
  for (const code of codes) places[code] = 1;
  places[0] = 1;
  const used = new Uint32Array(length);
  let count = 0;
  for (let code = 0; code < length; code += 1)
    if (places[code] === 1) {
      used[count] = code;
      places[code] = count;
      count += 1;
    }
  const narrow = codesUpTo(count - 1, codes.length);
  for (let index = 0; index < codes.length; index += 1)
    narrow[index] = places[codes[index] ?? 0] ?? 0;
  return { used: used.slice(0, count), codes: narrow };
};

import { codesUpTo, type Codes, type Column } from './column';
import { pickedTexts } from './pickedTexts';

/** The same column without values that no row has any more: these are not judged, sampled or named. */
export function withoutUnused(column: Column): Column {
  const { dictionary, sizes } = column;
  const { used, codes } = compactCodes(column.codes, dictionary.length);
  if (used.length === dictionary.length) return column;
  return {
    ...column,
    dictionary: pickedTexts(dictionary, used),
    sizes: sizes && sizesAt(sizes, used),
    codes,
  };
}

interface CompactCodes {
  /** The codes that occur, upwards; 0 is one of them in any case. */
  readonly used: Uint32Array;
  /** By row, its code's place in `used`. */
  readonly codes: Codes;
}

/** Codes of a dictionary of `length`, of which some may have nobody any more. */
const compactCodes = (codes: Codes, length: number): CompactCodes => {
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

const sizesAt = (sizes: Float64Array, codes: Uint32Array): Float64Array => {
  const picked = new Float64Array(codes.length);
  for (let place = 0; place < codes.length; place += 1)
    picked[place] = sizes[codes[place] ?? 0] ?? NaN;
  return picked;
};

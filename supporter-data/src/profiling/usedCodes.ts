import { firstOfSame, MANY_TEXTS, Utf8Texts, type Column, type Texts } from 'evaluation';

/** Which codes of a column somebody has. */
export interface UsedCodes {
  /** By code: how many supporters have it. */
  readonly times: Uint32Array;
  /** By code: the first row that has it, where any does. */
  readonly firstRows: Uint32Array;
}

export const usedCodes = ({ dictionary, rows, codes }: Column): UsedCodes => {
  const times = new Uint32Array(dictionary.length);
  const firstRows = new Uint32Array(dictionary.length);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (times[code] === 0) firstRows[code] = rowOf(rows, index);
    times[code] = (times[code] ?? 0) + 1;
  }
  // No value.
  times[0] = 0;
  return { times, firstRows };
};

/** Each different text that somebody has, with how many do and the first row of them. */
export const forEachText = (
  { dictionary }: Column,
  { times, firstRows }: UsedCodes,
  visit: (raw: string, times: number, firstRow: number) => void,
): void => {
  for (let code = 1; code < times.length; code += 1) {
    const count = times[code] ?? 0;
    if (count > 0) visit(dictionary.at(code) ?? '', count, firstRows[code] ?? 0);
  }
};

/** The same with one code for each text, the first: a long dictionary may hold some twice, whose rows come later. */
export const oneByText = ({ dictionary }: Column, used: UsedCodes): UsedCodes => {
  if (dictionary.length <= MANY_TEXTS) return used;
  const times = used.times.slice();
  const firsts = firstCodes(dictionary, (code) => times[code] !== 0);
  for (let code = 1; code < times.length; code += 1) {
    const first = firsts[code] ?? 0;
    if (first === code) continue;
    times[first] = (times[first] ?? 0) + (times[code] ?? 0);
    times[code] = 0;
  }
  return { times, firstRows: used.firstRows };
};

const firstCodes = (texts: Texts, isUsed: (code: number) => boolean): Uint32Array => {
  if (texts instanceof Utf8Texts) return firstOfSame(texts, isUsed);
  const codes = new Map<string, number>();
  return Uint32Array.from({ length: texts.length }, (_, code) => {
    if (!isUsed(code)) return code;
    const text = texts.at(code) ?? '';
    const first = codes.get(text) ?? code;
    codes.set(text, first);
    return first;
  });
};

/**
 * Of a column in which a million texts say a few hundred days, amounts or lengths: all codes of one size are one, that of the
 * first row. Codes without a size, NaN, stay apart.
 */
export const oneBySize = (used: UsedCodes, sizeOf: (code: number) => number): UsedCodes => {
  const { firstRows } = used;
  const times = used.times.slice();
  const codes = createCodesBySize(times.length);
  for (let code = 1; code < times.length; code += 1) {
    if (times[code] === 0) continue;
    const size = sizeOf(code);
    if (Number.isNaN(size)) continue;
    const known = codes.get(size);
    const isFirst = known === 0 || (firstRows[code] ?? 0) < (firstRows[known] ?? 0);
    if (isFirst) codes.set(size, code);
    if (known === 0) continue;
    const [kept, gone] = isFirst ? [code, known] : [known, code];
    times[kept] = (times[kept] ?? 0) + (times[gone] ?? 0);
    times[gone] = 0;
  }
  return { times, firstRows };
};

/** The days of some years, whose numbers (YYYYMMDD) lie close together, each have a place of their own. */
const MOST_PLACES = 2 ** 16;

/**
 * Codes by size, 0 for none, of at most so many sizes: those that come up again and again are found without asking the
 * map. Two thousand short columns take few places each.
 */
const createCodesBySize = (most: number) => {
  const all = new Map<number, number>();
  const places = Math.min(MOST_PLACES, 2 ** Math.ceil(Math.log2(Math.max(most, 1))));
  const sizes = new Float64Array(places).fill(NaN);
  const codes = new Uint32Array(places);
  // Amounts of money differ in their hundredths.
  const placeOf = (size: number): number => Math.round(size * 100) & (places - 1);
  const keep = (size: number, code: number): void => {
    const place = placeOf(size);
    sizes[place] = size;
    codes[place] = code;
  };
  return {
    get: (size: number): number => {
      const place = placeOf(size);
      if (sizes[place] === size) return codes[place] ?? 0;
      const code = all.get(size) ?? 0;
      if (code !== 0) keep(size, code);
      return code;
    },
    set: (size: number, code: number): void => {
      all.set(size, code);
      keep(size, code);
    },
  };
};

/** The row of an entry of a column. */
export const rowOf = (rows: Column['rows'], index: number): number =>
  rows === null ? index : (rows[index] ?? 0);

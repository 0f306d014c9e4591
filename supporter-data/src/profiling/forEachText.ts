import type { Column } from 'evaluation';

/** Each different text that somebody has, with how many do and the first row of them. */
export const forEachText = (
  { dictionary, rows, codes }: Column,
  visit: (raw: string, times: number, firstRow: number) => void,
): void => {
  const times = new Uint32Array(dictionary.length);
  const firstRows = new Uint32Array(dictionary.length);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (times[code] === 0) firstRows[code] = rowOf(rows, index);
    times[code] = (times[code] ?? 0) + 1;
  }
  for (let code = 1; code < times.length; code += 1) {
    const count = times[code] ?? 0;
    if (count > 0) visit(dictionary.at(code) ?? '', count, firstRows[code] ?? 0);
  }
};

/** The row of an entry of a column. */
export const rowOf = (rows: Column['rows'], index: number): number =>
  rows === null ? index : (rows[index] ?? 0);

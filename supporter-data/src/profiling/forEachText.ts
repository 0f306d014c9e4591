import type { Column } from 'evaluation';

/** Each different text that somebody has, with how many do and the first row of them. */
export const forEachText = (
  column: Column,
  visit: (raw: string, times: number, firstRow: number) => void,
): void => {
  forEachCode(column, (code, times, firstRow) => {
    visit(column.dictionary.at(code) ?? '', times, firstRow);
  });
};

/** The same by its code, where not every text is asked for. */
const forEachCode = (
  { dictionary, rows, codes }: Column,
  visit: (code: number, times: number, firstRow: number) => void,
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
    if (count > 0) visit(code, count, firstRows[code] ?? 0);
  }
};

/**
 * As `forEachText` of a column of days, of which a million texts say a few hundred: all texts of a day together, by that of
 * its first row. Texts that say no day each alone.
 */
export const forEachDay = (
  column: Column,
  visit: (raw: string, times: number, firstRow: number) => void,
): void => {
  const { sizes, dictionary } = column;
  const days = new Map<number, { code: number; times: number; firstRow: number }>();
  forEachCode(column, (code, times, firstRow) => {
    const order = sizes?.[code] ?? NaN;
    const day = days.get(order);
    if (Number.isNaN(order)) visit(dictionary.at(code) ?? '', times, firstRow);
    else if (day === undefined) days.set(order, { code, times, firstRow });
    else {
      day.times += times;
      if (firstRow < day.firstRow) Object.assign(day, { code, firstRow });
    }
  });
  for (const { code, times, firstRow } of days.values())
    visit(dictionary.at(code) ?? '', times, firstRow);
};

/** The row of an entry of a column. */
export const rowOf = (rows: Column['rows'], index: number): number =>
  rows === null ? index : (rows[index] ?? 0);

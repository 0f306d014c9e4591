import { firstPlaceFrom } from './column';
import type { JudgedColumn } from './yearColumns';

/** Adds 1 to each row of the block whose value has the verdict. `sums` begins at row `start`. */
export const addJudged = (
  { rows, codes, verdicts }: JudgedColumn,
  sums: Float64Array,
  start: number,
  end: number,
): void => {
  if (rows === null) {
    for (let row = start; row < end; row += 1) {
      sums[row - start] = (sums[row - start] ?? 0) + (verdicts[codes[row] ?? 0] ?? 0);
    }
    return;
  }
  const absent = verdicts[0] ?? 0;
  if (absent !== 0) {
    for (let row = start; row < end; row += 1)
      sums[row - start] = (sums[row - start] ?? 0) + absent;
  }
  for (let place = firstPlaceFrom(rows, start); place < rows.length; place += 1) {
    const row = rows[place] ?? end;
    if (row >= end) return;
    sums[row - start] = (sums[row - start] ?? 0) + (verdicts[codes[place] ?? 0] ?? 0) - absent;
  }
};

import { firstPlaceFrom } from './column';
import type { Counts } from './counts';
import type { JudgedColumn } from './yearColumns';

/** Adds to each row of the block what its value was judged as. The counts begin at row `start`. */
export const addJudged = (
  { rows, codes, verdicts }: JudgedColumn,
  { byRow }: Counts,
  start: number,
  end: number,
): void => {
  if (rows === null) {
    for (let row = start; row < end; row += 1) {
      byRow[row - start] = (byRow[row - start] ?? 0) + (verdicts[codes[row] ?? 0] ?? 0);
    }
    return;
  }
  const absent = verdicts[0] ?? 0;
  if (absent !== 0) {
    for (let index = 0; index < end - start; index += 1) {
      byRow[index] = (byRow[index] ?? 0) + absent;
    }
  }
  for (let index = firstPlaceFrom(rows, start); index < rows.length; index += 1) {
    const row = rows[index] ?? end;
    if (row >= end) return;
    byRow[row - start] = (byRow[row - start] ?? 0) + (verdicts[codes[index] ?? 0] ?? 0) - absent;
  }
};

/** The same where it is the only column: nothing to add to. */
export const fillJudged = (
  { rows, codes, verdicts }: JudgedColumn,
  { byRow }: Counts,
  start: number,
  end: number,
): void => {
  if (rows === null) {
    for (let row = start; row < end; row += 1) byRow[row - start] = verdicts[codes[row] ?? 0] ?? 0;
    return;
  }
  byRow.fill(verdicts[0] ?? 0, 0, end - start);
  for (let index = firstPlaceFrom(rows, start); index < rows.length; index += 1) {
    const row = rows[index] ?? end;
    if (row >= end) return;
    byRow[row - start] = verdicts[codes[index] ?? 0] ?? 0;
  }
};

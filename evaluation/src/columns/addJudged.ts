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
    for (let place = 0; place < end - start; place += 1) {
      byRow[place] = (byRow[place] ?? 0) + absent;
    }
  }
  for (let place = firstPlaceFrom(rows, start); place < rows.length; place += 1) {
    const row = rows[place] ?? end;
    if (row >= end) return;
    byRow[row - start] = (byRow[row - start] ?? 0) + (verdicts[codes[place] ?? 0] ?? 0) - absent;
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
  for (let place = firstPlaceFrom(rows, start); place < rows.length; place += 1) {
    const row = rows[place] ?? end;
    if (row >= end) return;
    byRow[row - start] = verdicts[codes[place] ?? 0] ?? 0;
  }
};

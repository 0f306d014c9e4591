import type { MatchedSupporters } from '../totals/matchedSupporters';
import type { Counts } from './counts';
import type { Snapshot } from './snapshot';

/** Gathers who matches one subject, block by block. */
export interface SupporterCounter {
  readonly add: (counts: Counts, start: number, end: number) => void;
  /** Hands the numbers on; the examples are there already. */
  readonly finish: () => void;
}

/** Counts below this are counted by place, the few others by key. */
const SMALL_COUNTS = 256;

export const createSupporterCounter = (
  { tally, sample }: MatchedSupporters,
  { emails, emailHashes }: Pick<Snapshot, 'emails' | 'emailHashes'>,
): SupporterCounter => {
  const small = new Uint32Array(SMALL_COUNTS);
  const addRow = (row: number, count: number): void => {
    if (count < SMALL_COUNTS) small[count] = (small[count] ?? 0) + 1;
    else tally.count(String(count));
    const emailHash = emailHashes[row] ?? 0;
    if (sample.admits(emailHash)) sample.add(emails.at(row) ?? '', emailHash, null);
  };
  return {
    add: ({ byRow }, start, end) => {
      for (let row = start; row < end; row += 1) {
        const count = byRow[row - start] ?? 0;
        if (count !== 0) addRow(row, count);
      }
    },
    finish: () =>
      small.forEach((supporters, count) => {
        if (supporters > 0) tally.count(String(count), supporters);
      }),
  };
};

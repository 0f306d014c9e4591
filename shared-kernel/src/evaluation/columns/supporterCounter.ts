import type { MatchedSupporters } from '../totals/matchedSupporters';
import type { Snapshot } from './snapshot';

/** Gathers who matches one subject, block by block. */
export interface SupporterCounter {
  add(counts: Float64Array, start: number, end: number): void;
  /** Hands the numbers on; the examples are there already. */
  readonly finish: () => void;
}

/** Counts below this are counted by place, the few others by key. */
const SMALL_COUNTS = 256;

export const createSupporterCounter = (
  { tally, sample }: MatchedSupporters,
  { emails, emailHashes }: Snapshot,
): SupporterCounter => {
  const small = new Float64Array(SMALL_COUNTS);
  return {
    add: (counts, start, end) => {
      for (let row = start; row < end; row += 1) {
        const count = counts[row - start] ?? 0;
        if (count === 0) continue;
        if (count < SMALL_COUNTS) small[count] = (small[count] ?? 0) + 1;
        else tally.count(String(count));
        const emailHash = emailHashes[row] ?? 0;
        if (sample.admits(emailHash)) sample.add(emails.at(row) ?? '', emailHash, null);
      }
    },
    finish: () =>
      small.forEach((supporters, count) => {
        if (supporters > 0) tally.count(String(count), supporters);
      }),
  };
};

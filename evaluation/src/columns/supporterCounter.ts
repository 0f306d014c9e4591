import type { MatchedSupporters } from '../totals/matchedSupporters';
import { mixHashes } from '../totals/stableHash';
import type { Counts, NarrowCounts, WideCounts } from './counts';
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
  const { subjectHash } = sample;
  const addWide = ({ byRow }: WideCounts, start: number, end: number): void => {
    for (let row = start; row < end; row += 1) {
      const count = byRow[row - start] ?? 0;
      if (count === 0) continue;
      if (count < SMALL_COUNTS) small[count] = (small[count] ?? 0) + 1;
      else tally.count(String(count));
      const emailHash = emailHashes[row] ?? 0;
      if (sample.admits(emailHash)) sample.add(emails.at(row) ?? '', emailHash, null);
    }
  };
  /** Nearly every row of a search is looked at here, so that nothing is asked for that stays the same in a block. */
  const addNarrow = ({ words, byRow }: NarrowCounts, start: number, end: number): void => {
    let limit = sample.limit();
    for (let row = start; row < end; row += 1) {
      const index = row - start;
      if ((index & 3) === 0 && words[index >>> 2] === 0) {
        row += 3;
        continue;
      }
      const count = byRow[index] ?? 0;
      if (count === 0) continue;
      small[count] = (small[count] ?? 0) + 1;
      const emailHash = emailHashes[row] ?? 0;
      if (mixHashes(emailHash, subjectHash) > limit) continue;
      sample.add(emails.at(row) ?? '', emailHash, null);
      limit = sample.limit();
    }
  };
  return {
    add: (counts, start, end) => {
      if (counts.kind === 'narrow') addNarrow(counts, start, end);
      else addWide(counts, start, end);
    },
    finish: () =>
      small.forEach((supporters, count) => {
        if (supporters > 0) tally.count(String(count), supporters);
      }),
  };
};

import type { MatchedSupporters } from '../totals/matchedSupporters';
import { mixHashes } from '../totals/stableHash';
import { isOfOnes, sumOfBytes, type Counts, type NarrowCounts, type WideCounts } from './counts';
import type { Snapshot } from './snapshot';

/** Gathers who matches one subject, block by block. */
export interface SupporterCounter {
  readonly add: (counts: Counts, start: number, end: number) => void;
  /** Hands the numbers on; the examples are there already. */
  readonly finish: () => void;
}

/** Counts below this are counted by place, the few others by key. */
const SMALL_COUNTS = 256;

/** What a byte of narrow counts can be. */
const COUNT = 0x7f;
/** Those of every second byte are counted from here on, so that no addition waits for the one before. */
const SECOND = 128;

export const createSupporterCounter = (
  { tally, sample }: MatchedSupporters,
  { emails, emailHashes }: Pick<Snapshot, 'emails' | 'emailHashes'>,
): SupporterCounter => {
  const small = new Uint32Array(SMALL_COUNTS);
  const ofBytes = new Uint32Array(2 * SECOND);
  const { subjectHash } = sample;
  const countByte = (at: number): void => {
    ofBytes[at] = (ofBytes[at] ?? 0) + 1;
  };
  const sampleRow = (row: number): void => {
    const emailHash = emailHashes[row] ?? 0;
    if (sample.admits(emailHash)) sample.add(emails.at(row) ?? '', emailHash, null);
  };
  const addRow = (count: number, row: number): void => {
    if (count === 0) return;
    if (count < SMALL_COUNTS) small[count] = (small[count] ?? 0) + 1;
    else tally.count(String(count));
    sampleRow(row);
  };
  const addWide = ({ byRow }: WideCounts, start: number, end: number): void => {
    for (let row = start; row < end; row += 1) addRow(byRow[row - start] ?? 0, row);
  };
  /** Four rows at a time, without a branch on the count of one: nothing foretells who matches. */
  const addNarrow = ({ words, byRow }: NarrowCounts, start: number, end: number): void => {
    const whole = (end - start) & ~3;
    let limit = sample.limit();
    let ones = 0;
    for (let index = 0; index < whole; index += 4) {
      const word = words[index >>> 2] ?? 0;
      if (word === 0) continue;
      if (isOfOnes(word)) ones += sumOfBytes(word);
      else {
        countByte(word & COUNT);
        countByte(SECOND + ((word >>> 8) & COUNT));
        countByte((word >>> 16) & COUNT);
        countByte(SECOND + (word >>> 24));
      }
      const row = start + index;
      if (
        mixHashes(emailHashes[row] ?? 0, subjectHash) > limit &&
        mixHashes(emailHashes[row + 1] ?? 0, subjectHash) > limit &&
        mixHashes(emailHashes[row + 2] ?? 0, subjectHash) > limit &&
        mixHashes(emailHashes[row + 3] ?? 0, subjectHash) > limit
      )
        continue;
      for (let place = index; place < index + 4; place += 1)
        if ((byRow[place] ?? 0) > 0) sampleRow(start + place);
      limit = sample.limit();
    }
    small[1] = (small[1] ?? 0) + ones;
    for (let place = whole; place < end - start; place += 1)
      addRow(byRow[place] ?? 0, start + place);
  };
  return {
    add: (counts, start, end) => {
      if (counts.kind === 'narrow') addNarrow(counts, start, end);
      else addWide(counts, start, end);
    },
    finish: () => {
      ofBytes.forEach((supporters, at) => {
        const count = at % SECOND;
        small[count] = (small[count] ?? 0) + supporters;
      });
      small.forEach((supporters, count) => {
        if (count > 0 && supporters > 0) tally.count(String(count), supporters);
      });
    },
  };
};

import type { YearReach } from 'shared-kernel/model';
import type { Snapshot } from '../columns/snapshot';
import { mergedExamples } from '../shards/mergedExamples';
import { summed } from '../shards/summed';
import { createStableSample } from '../totals/stableSample';

/** The rows that see no screen. */
export interface Unseen {
  /** Rows come upwards. */
  add(row: number): void;
  /** By row, 1 for the unseen. */
  readonly flags: Uint8Array;
  readonly rows: () => Uint32Array;
  results(): YearReach['unseen'];
}

export const createUnseen = ({ rowCount, emails, emailHashes }: Snapshot): Unseen => {
  const flags = new Uint8Array(rowCount);
  const rows = new Uint32Array(rowCount);
  const sample = createStableSample<null>(UNSEEN);
  let total = 0;
  return {
    add: (row) => {
      flags[row] = 1;
      rows[total] = row;
      total += 1;
      const hash = emailHashes[row] ?? 0;
      if (sample.admits(hash)) sample.add(emails.at(row) ?? '', hash, null);
    },
    flags,
    rows: () => rows.subarray(0, total),
    results: () => ({ total, supporterEmails: sample.entries().map(({ email }) => email) }),
  };
};

const UNSEEN = 'unseen';

export const mergeUnseen = (shards: readonly YearReach['unseen'][]): YearReach['unseen'] => ({
  ...summed(shards, ['total']),
  supporterEmails: mergedExamples(
    UNSEEN,
    shards.map(({ supporterEmails }) => supporterEmails),
  ),
});

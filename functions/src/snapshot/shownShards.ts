import type { KeptOut } from '../countingThreads';
import type { CareYear } from '../suppressions/keptOutBy';
import { shownSnapshot } from '../suppressions/shownSnapshot';
import { eachShard, type YearShards } from './yearShards';

/** A year as anybody may see it: without who is on the care list. */
export const shownShards = (
  shards: YearShards,
  keptOut: KeptOut | null,
  year: CareYear | null,
): YearShards =>
  keptOut === null
    ? shards
    : eachShard(shards, (snapshot) => shownSnapshot(snapshot, keptOut, year));

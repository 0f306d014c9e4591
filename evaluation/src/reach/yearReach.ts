import type { ReachCandidate, YearReach } from 'shared-kernel/model';
import { BLOCK_ROWS } from '../columns/counts';
import { createSearchBlocks } from '../columns/searchBlocks';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import { summed } from '../shards/summed';
import type { CompiledYear } from '../year/compileYear';
import { createPlayingTimes, playingTimesOf, type CountedTimes } from './playingTimes';
import { bestCandidates, reachCandidates } from './reachCandidates';
import { createScreenTime, planTimes } from './screenTimes';
import { createUnseen, mergeUnseen } from './unseen';

/** Whom the screens reach and for how long, of a year or of one of its shards. */
export interface CountedReach extends Pick<YearReach, 'supporters' | 'unseen'> {
  /** Of every field. */
  readonly candidates: readonly ReachCandidate[];
  readonly times: CountedTimes;
}

/** In one pass over the columns. Null where it was stopped. */
export function countReach(
  compiled: CompiledYear,
  snapshot: Snapshot,
  stop: () => boolean,
): CountedReach | null {
  const columns = createYearColumns(compiled.table, snapshot);
  const plans = compiled.screens.map((screen) => planTimes(screen, compiled));
  const blocks = createSearchBlocks(
    compiled,
    columns,
    new Set(plans.flatMap(({ slots }) => slots)),
  );
  const screenTimes = plans.map((plan) => createScreenTime(plan, blocks));
  const unseen = createUnseen(snapshot);
  const times = createPlayingTimes(snapshot);
  const screensSeen = new Uint32Array(BLOCK_ROWS);
  const timesMs = new Float64Array(BLOCK_ROWS);

  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop()) return null;
    const end = Math.min(start + BLOCK_ROWS, snapshot.rowCount);
    screensSeen.fill(0);
    timesMs.fill(0);
    blocks.count(start, end);
    for (const addTime of screenTimes) addTime(start, end, screensSeen, timesMs);
    for (let row = start; row < end; row += 1) {
      if (screensSeen[row - start] === 0) unseen.add(row);
      else times.add(row, timesMs[row - start] ?? 0);
    }
  }
  return {
    supporters: snapshot.rowCount,
    unseen: unseen.results(),
    candidates: reachCandidates(compiled, columns, unseen),
    times: times.results(),
  };
}

/** Of all shards of a year, at least one. */
export const reachOf = (shards: readonly CountedReach[]): YearReach => ({
  ...summed(shards, ['supporters']),
  unseen: mergeUnseen(shards.map(({ unseen }) => unseen)),
  candidates: bestCandidates(shards.map(({ candidates }) => candidates)),
  playing: playingTimesOf(shards.map(({ times }) => times)),
});

/** The same of a whole year at once. */
export function yearReach(compiled: CompiledYear, snapshot: Snapshot): YearReach;
export function yearReach(
  compiled: CompiledYear,
  snapshot: Snapshot,
  stop: () => boolean,
): YearReach | null;
export function yearReach(
  compiled: CompiledYear,
  snapshot: Snapshot,
  stop: () => boolean = () => false,
): YearReach | null {
  const counted = countReach(compiled, snapshot, stop);
  return counted && reachOf([counted]);
}

import type { PlayingTimes } from 'shared-kernel/model';
import type { Snapshot } from '../columns/snapshot';
import { mergedExamples } from '../shards/mergedExamples';
import { createStableSample } from '../totals/stableSample';

/** How long the screens play of those supporters who see any. */
export interface CountedTimes {
  readonly supportersByMs: ReadonlyMap<number, number>;
  /** -1 where nobody sees any. */
  readonly longestMs: number;
  /** Some of those whose screens play so long. */
  readonly longestEmails: readonly string[];
}

export interface TimesCounter {
  add(row: number, timeMs: number): void;
  results(): CountedTimes;
}

export const createPlayingTimes = ({
  emails,
  emailHashes,
}: Pick<Snapshot, 'emails' | 'emailHashes'>): TimesCounter => {
  const supportersByMs = new Map<number, number>();
  let longestMs = -1;
  let longest = createStableSample<null>(LONGEST);
  return {
    add: (row, timeMs) => {
      supportersByMs.set(timeMs, (supportersByMs.get(timeMs) ?? 0) + 1);
      if (timeMs < longestMs) return;
      if (timeMs > longestMs) longest = createStableSample(LONGEST);
      longestMs = timeMs;
      const hash = emailHashes[row] ?? 0;
      if (longest.admits(hash)) longest.add(emails.at(row) ?? '', hash, null);
    },
    results: () => ({
      supportersByMs,
      longestMs,
      longestEmails: longest.entries().map(({ email }) => email),
    }),
  };
};

const LONGEST = 'longest playing time';

/** Of all shards' times; null where nobody sees any screen. */
export function playingTimesOf(shards: readonly CountedTimes[]): PlayingTimes | null {
  const supportersByMs = new Map<number, number>();
  let supporters = 0;
  for (const shard of shards)
    for (const [timeMs, times] of shard.supportersByMs) {
      supportersByMs.set(timeMs, (supportersByMs.get(timeMs) ?? 0) + times);
      supporters += times;
    }
  if (supporters === 0) return null;
  const longestMs = Math.max(...shards.map((shard) => shard.longestMs));
  return {
    supporters,
    medianMs: medianOf(supportersByMs, supporters),
    longestMs,
    longestEmails: mergedExamples(
      LONGEST,
      shards.flatMap((shard) => (shard.longestMs === longestMs ? [shard.longestEmails] : [])),
    ),
  };
}

function medianOf(supportersByMs: ReadonlyMap<number, number>, supporters: number): number {
  const upwards = [...supportersByMs].sort(([one], [other]) => one - other);
  const timeAt = (index: number): number => {
    let passed = 0;
    for (const [timeMs, times] of upwards) {
      passed += times;
      if (passed > index) return timeMs;
    }
    return 0;
  };
  return (timeAt(Math.floor((supporters - 1) / 2)) + timeAt(Math.floor(supporters / 2))) / 2;
}

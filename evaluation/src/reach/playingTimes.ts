import type { PlayingTimes } from 'shared-kernel/model';
import type { Snapshot } from '../columns/snapshot';
import { createStableSample } from '../totals/stableSample';

/** Gathers how long the screens of each supporter play who sees any. */
export interface PlayingTimesCounter {
  add(row: number, timeMs: number): void;
  results(): PlayingTimes | null;
}

export const createPlayingTimes = ({
  emails,
  emailHashes,
}: Pick<Snapshot, 'emails' | 'emailHashes'>): PlayingTimesCounter => {
  const supportersByMs = new Map<number, number>();
  let supporters = 0;
  let longestMs = -1;
  let longest = createStableSample<null>(LONGEST);
  return {
    add: (row, timeMs) => {
      supporters += 1;
      supportersByMs.set(timeMs, (supportersByMs.get(timeMs) ?? 0) + 1);
      if (timeMs < longestMs) return;
      if (timeMs > longestMs) longest = createStableSample(LONGEST);
      longestMs = timeMs;
      const hash = emailHashes[row] ?? 0;
      if (longest.admits(hash)) longest.add(emails.at(row) ?? '', hash, null);
    },
    results: () =>
      supporters === 0
        ? null
        : {
            supporters,
            medianMs: medianOf(supportersByMs, supporters),
            longestMs,
            longestEmails: longest.entries().map(({ email }) => email),
          },
  };
};

const LONGEST = 'longest playing time';

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

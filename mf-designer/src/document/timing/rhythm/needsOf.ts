import { showOf } from 'screen-player';
import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { readingSeconds } from '../readingTime';
import { sumOf } from './tenths';
import type { Beat } from './beatsOf';

/** A screen as some supporter sees it: its texts filled, everything else as it is. */
export type Filling = (content: ScreenContent) => ScreenContent;

/** How long each beat takes to be read, in seconds: the longest of all fillings; 0 where there is nothing to read. */
export function needsOf(
  content: ScreenContent,
  beats: readonly Beat[],
  fillings: readonly Filling[],
): readonly number[] {
  const shown = fillings.map((fill) => timesOf(fill(content)));
  return beats.map((beat) => Math.max(0, ...shown.map((times) => needOf(beat, times))));
}

interface Times {
  readonly reading: number;
  readonly landing: number;
}

const timesOf = (content: ScreenContent): ReadonlyMap<ItemId, Times> =>
  new Map(
    showOf(content).items.map(({ item, atMs, landedMs }) => [
      item.id,
      { reading: readingSeconds(item), landing: (landedMs - atMs) / 1000 },
    ]),
  );

/** [S58] */
function needOf(beat: Beat, times: ReadonlyMap<ItemId, Times>): number {
  const read = beat.flatMap(({ id }) => times.get(id) ?? []).filter(({ reading }) => reading > 0);
  if (read.length === 0) return 0;
  return (
    sumOf(read.map(({ reading }) => reading)) + Math.max(...read.map(({ landing }) => landing))
  );
}

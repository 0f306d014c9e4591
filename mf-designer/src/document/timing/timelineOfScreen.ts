import { showOf } from 'screen-player';
import type { Accent, Item, ItemId, Loop, ScreenContent } from 'shared-kernel/model';

import { inListOrder } from '../inListOrder';
import { itemName } from '../itemName';
import { readingSeconds } from './readingTime';
import { shortagesOf, type Shortage } from './shortages';

/** One item in time. Seconds. */
export interface TimelineRow {
  readonly id: ItemId;
  readonly name: string;
  readonly delaySeconds: number;
  /** null: the chosen supporter does not see it. */
  readonly times: RowTimes | null;
}

export interface RowTimes {
  readonly atSeconds: number;
  readonly motionSeconds: number;
  readonly readingSeconds: number;
  readonly shortage: Shortage | null;
  /** When it begins to leave and when it has left; null where it stays. */
  readonly exit: { readonly fromSeconds: number; readonly toSeconds: number } | null;
  readonly loop: Loop;
  readonly accent: Accent;
}

export interface ScreenTimeline {
  /** In the order of the list. */
  readonly rows: readonly TimelineRow[];
  readonly delayAfterLastSeconds: number;
  readonly endSeconds: number;
}

/** When everything of a screen happens. `played` is the content as one supporter sees it; `nameOf` as the list calls it. */
export function timelineOfScreen(
  content: ScreenContent,
  played: ScreenContent,
  nameOf: (item: Item) => string = itemName,
): ScreenTimeline {
  const shortages = shortagesOf(played);
  const show = showOf(played);
  const times = new Map<ItemId, RowTimes>(
    show.items.map(({ item, atMs, landedMs, exitMs, goneMs, motion }) => [
      item.id,
      {
        atSeconds: atMs / 1000,
        motionSeconds: (landedMs - atMs) / 1000,
        readingSeconds: readingSeconds(item),
        shortage: shortages.get(item.id) ?? null,
        exit: exitMs === null ? null : { fromSeconds: exitMs / 1000, toSeconds: goneMs / 1000 },
        loop: motion.loop,
        accent: motion.accent,
      },
    ]),
  );
  return {
    rows: inListOrder(content).map((item) => ({
      id: item.id,
      name: nameOf(item),
      delaySeconds: item.delay,
      times: times.get(item.id) ?? null,
    })),
    delayAfterLastSeconds: content.delayAfterLastItem,
    endSeconds: show.endMs / 1000,
  };
}

import { inItemOrder, timelineOf } from 'evaluation';
import type { Item, ScreenContent } from 'shared-kernel/model';

import { motionDurationMs, motionOf } from '../motion/motionOf';
import type { Motion } from '../motion/motionOf';

export interface ShownItem {
  readonly item: Item;
  readonly atMs: number;
  readonly motion: Motion;
}

/** A screen's content laid out in time. */
export interface Show {
  /** In the order of the items, which is the order of their times. */
  readonly items: readonly ShownItem[];
  /** The end marker (D13). */
  readonly endMs: number;
  /** When the last movement stands still; it may outlast the end marker [P2]. */
  readonly settledMs: number;
}

export function showOf({ items, delayAfterLastItem }: ScreenContent): Show {
  const timeline = timelineOf(inItemOrder(items), delayAfterLastItem);
  const shown = timeline.items.map(({ item, atSeconds }) => ({
    item,
    atMs: atSeconds * 1000,
    motion: motionOf(item),
  }));
  const endMs = timeline.endSeconds * 1000;
  return {
    items: shown,
    endMs,
    settledMs: shown.reduce(
      (latest, { atMs, motion }) => Math.max(latest, atMs + motionDurationMs(motion)),
      endMs,
    ),
  };
}

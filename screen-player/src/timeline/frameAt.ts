import type { Timeline } from 'shared-kernel/evaluation';
import type { Item, ItemId } from 'shared-kernel/model';

export interface Frame {
  /** Item → milliseconds since it appeared. Items whose time has not come are absent. */
  readonly shown: ReadonlyMap<ItemId, number>;
  readonly ended: boolean;
}

/** What is on stage at a moment; pure. Times of the timeline are seconds, `timeMs` milliseconds. */
export function frameAt(timeline: Timeline<Item>, timeMs: number): Frame {
  const shown = new Map<ItemId, number>();
  for (const { item, atSeconds } of timeline.items) {
    const elapsedMs = timeMs - atSeconds * 1000;
    if (elapsedMs >= 0) shown.set(item.id, elapsedMs);
  }
  return { shown, ended: timeMs >= timeline.endSeconds * 1000 };
}

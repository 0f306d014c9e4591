import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { itemFrameAt } from './itemFrameAt';
import type { ItemFrame } from './itemFrameAt';
import { showOf } from './showOf';
import type { Show } from './showOf';

export interface Frame {
  /** Items whose time has not come are absent. */
  readonly shown: ReadonlyMap<ItemId, ItemFrame>;
  readonly ended: boolean;
}

/** [P1] What is on stage at a moment; pure, so that seeking to it and playing up to it are one picture. */
export const frameAt = (content: ScreenContent, timeMs: number): Frame =>
  frameOf(showOf(content), timeMs);

/** The same for a show that was laid out before. `moves` false: everything is there finished [P22]. */
export function frameOf(show: Show, timeMs: number, moves = true): Frame {
  const shown = new Map<ItemId, ItemFrame>();
  for (const { item, atMs, motion } of show.items) {
    if (timeMs >= atMs) shown.set(item.id, itemFrameAt(motion, timeMs - atMs, moves));
  }
  return { shown, ended: timeMs >= show.endMs };
}

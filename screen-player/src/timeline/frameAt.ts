import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { itemFrameAt } from './itemFrameAt';
import type { ItemFrame } from './itemFrameAt';
import { showOf } from './showOf';
import type { Show } from './showOf';

export interface Frame {
  /** Items whose time has not come, or that have left, are absent. */
  readonly shown: ReadonlyMap<ItemId, ItemFrame>;
  /** Null where the background stands still. */
  readonly background: BackgroundFrame | null;
  readonly ended: boolean;
}

/** [P36] */
export interface BackgroundFrame {
  /** How much of the screen's time is over, 0-1. */
  readonly progress: number;
  readonly elapsedMs: number;
}

/** [P1] What is on stage at a moment; pure, so that seeking to it and playing up to it are one picture. */
export const frameAt = (content: ScreenContent, timeMs: number): Frame =>
  frameOf(showOf(content), timeMs);

/** The same for a show that was laid out before. */
export function frameOf(show: Show, timeMs: number): Frame {
  const shown = new Map<ItemId, ItemFrame>();
  for (const life of show.items) {
    const frame = itemFrameAt(life, timeMs);
    if (frame !== undefined) shown.set(life.item.id, frame);
  }
  const elapsedMs = Math.min(timeMs, show.endMs);
  return {
    shown,
    background: show.backgroundMoves
      ? { progress: show.endMs > 0 ? elapsedMs / show.endMs : 1, elapsedMs }
      : null,
    ended: timeMs >= show.endMs,
  };
}

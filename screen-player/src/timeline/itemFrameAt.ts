import { motionDurationMs } from '../motion/motionOf';
import type { Motion } from '../motion/motionOf';
import type { TextFrame } from '../motion/typedText';

/** One item at a moment of its life. */
export interface ItemFrame {
  readonly elapsedMs: number;
  /** How much of its movement is done, 0-1; 1 where nothing moves any more. */
  readonly progress: number;
  /** The text of this moment while it types or counts, else null: the whole text. */
  readonly text: TextFrame | null;
}

export function itemFrameAt(motion: Motion, elapsedMs: number, moves: boolean): ItemFrame {
  const durationMs = motionDurationMs(motion);
  if (!moves || elapsedMs >= durationMs) return { elapsedMs, progress: 1, text: null };
  return {
    elapsedMs,
    progress: elapsedMs / durationMs,
    text: motion.text?.textAt(elapsedMs) ?? null,
  };
}

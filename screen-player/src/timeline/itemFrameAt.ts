import { ACCENT_MS } from '../motion/accents';
import { LOOP_MS, loopAt } from '../motion/loops';
import type { LoopFrame } from '../motion/loops';
import { motionDurationMs } from '../motion/motionOf';
import type { TextFrame } from '../motion/typedText';
import type { Life } from './lifeOf';

/** One item at a moment of its life. */
export interface ItemFrame {
  /** Since it appeared. */
  readonly elapsedMs: number;
  /** How much of its entrance is done, 0-1; 1 where it has landed. */
  readonly progress: number;
  /** The text of this moment while it types or counts, else null: the whole text. */
  readonly text: TextFrame | null;
  /** How much of its landing's accent is done, 0-1; null before and after. */
  readonly accent: number | null;
  /** null where nothing goes on while it stands, or it is at rest. */
  readonly loop: LoopFrame | null;
  /** How much of its exit is done, 0-1; 0 while it stands. */
  readonly exit: number;
}

/** Undefined while it takes no part in the picture: before its time, and after it has left [P1] [P32]. */
export function itemFrameAt(life: Life, timeMs: number): ItemFrame | undefined {
  const { atMs, motion, landedMs, exitMs, restsMs, goneMs } = life;
  if (timeMs < atMs || timeMs >= goneMs) return undefined;
  const elapsedMs = timeMs - atMs;
  const landed = timeMs >= landedMs;
  const entranceMs = motionDurationMs(motion);
  const { loop } = motion;
  return {
    elapsedMs,
    progress: landed || elapsedMs >= entranceMs ? 1 : elapsedMs / entranceMs,
    text: landed ? null : (motion.text?.textAt(elapsedMs) ?? null),
    accent: accentAt(ACCENT_MS[motion.accent], timeMs - landedMs),
    loop: loop === 'none' ? null : loopAt(LOOP_MS[loop], timeMs - landedMs, restsMs - landedMs),
    exit: exitMs === null ? 0 : Math.max(0, timeMs - exitMs) / (goneMs - exitMs),
  };
}

const accentAt = (durationMs: number, elapsedMs: number): number | null =>
  elapsedMs < 0 || elapsedMs >= durationMs ? null : elapsedMs / durationMs;

import { ACCENT_MS } from '../motion/accents';
import { motionDurationMs } from '../motion/motionOf';
import type { Motion } from '../motion/motionOf';

/** One item's way over the time of its screen. */
export interface Life {
  /** When it appears. */
  readonly atMs: number;
  readonly motion: Motion;
  /** When it stands where it belongs, its entrance done. */
  readonly landedMs: number;
  /** When it begins to leave; null where it stays. */
  readonly exitMs: number | null;
  /** When what goes on while it stands comes to rest: as it leaves, else at the end marker. */
  readonly restsMs: number;
  /** When it has left, and nothing of it is seen any more; never where it stays. */
  readonly goneMs: number;
  /** When nothing of it moves any more. */
  readonly settledMs: number;
}

/** [P32] `exitAfter`: seconds from its appearing; null: so late that it is gone at `endMs`. No exit begins before its entrance ends. */
export function lifeOf(
  motion: Motion,
  atMs: number,
  exitAfter: number | null,
  endMs: number,
): Life {
  const landedMs = atMs + motionDurationMs(motion);
  const exitLength = motion.exit?.durationMs ?? 0;
  const wishedMs = exitAfter === null ? endMs - exitLength : atMs + exitAfter * 1000;
  const exitMs = motion.exit === null ? null : Math.max(landedMs, wishedMs);
  const goneMs = exitMs === null ? Infinity : exitMs + exitLength;
  return {
    atMs,
    motion,
    landedMs,
    exitMs,
    restsMs: Math.min(exitMs ?? endMs, endMs),
    goneMs,
    settledMs: exitMs === null ? landedMs + ACCENT_MS[motion.accent] : goneMs,
  };
}

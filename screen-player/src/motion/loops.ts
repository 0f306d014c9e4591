import type { Loop } from 'shared-kernel/model';

/** [P34] What goes on between an item's entrance and its exit. */
export interface LoopFrame {
  /** 0-1 of its present round. */
  readonly phase: number;
  /** 0-1: it grows out of rest and goes back to it. */
  readonly amplitude: number;
}

/** One round. */
export const LOOP_MS = {
  float: 3000,
  pulse: 1600,
  drift: 7000,
  shimmer: 2600,
} as const satisfies Record<Exclude<Loop, 'none'>, number>;

const EASE_MS = 600;

/** null where it is at rest: before it began, after its end. */
export function loopAt(roundMs: number, elapsedMs: number, durationMs: number): LoopFrame | null {
  if (elapsedMs <= 0 || elapsedMs >= durationMs) return null;
  const share = Math.min(1, elapsedMs / EASE_MS, (durationMs - elapsedMs) / EASE_MS);
  return { phase: (elapsedMs / roundMs) % 1, amplitude: share * share * (3 - 2 * share) };
}

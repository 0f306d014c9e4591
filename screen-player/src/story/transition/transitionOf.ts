import type { ScreenContent, Transition } from 'shared-kernel/model';

import type { MovingTransition } from './transitionFrames';

/** How a screen takes over from the one before, and how long that takes of its own time. */
export interface TakingOver {
  readonly kind: MovingTransition;
  readonly durationMs: number;
}

/** [T13] With reduced motion everything fades, and not for long. */
const LONGEST_FADE_MS = 300;

/** Null where it is there at once. `endMs`: of the screen, which no transition outlasts. */
export function transitionOf(
  { transition }: ScreenContent,
  endMs: number,
  moves: boolean,
): TakingOver | null {
  // No supporter gets `year`: staff's preview shows what a year has that nobody has set.
  const kind: Transition = transition.kind === 'year' ? 'crossFade' : transition.kind;
  const durationMs = Math.min(transition.duration * 1000, endMs);
  if (kind === 'cut' || !(durationMs > 0)) return null;
  return moves
    ? { kind, durationMs }
    : { kind: 'crossFade', durationMs: Math.min(durationMs, LONGEST_FADE_MS) };
}

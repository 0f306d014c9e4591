import type { AnimateElement, RunningMotion } from '../motion/animateElement';
import type { KeyframeMotion } from '../motion/keyframeMotions';

/** Moves one element through one movement at a time. */
export interface Mover {
  /** `progress` 0-1 of the movement's time; without a movement the element stands as its own style says. */
  show(motion: KeyframeMotion | null, progress: number): void;
}

export function createMover(element: HTMLElement, animate: AnimateElement): Mover {
  let running: { readonly motion: KeyframeMotion; readonly movement: RunningMotion } | null = null;
  let shownMs = -1;
  return {
    show: (motion, progress) => {
      if (running !== null && running.motion !== motion) {
        running.movement.remove();
        running = null;
      }
      if (motion === null) return;
      const { pace, durationMs } = motion;
      const timeMs = (pace?.(progress) ?? progress) * durationMs;
      if (running?.motion === motion && shownMs === timeMs) return;
      running ??= { motion, movement: animate(element, motion) };
      shownMs = timeMs;
      running.movement.showAt(timeMs);
    },
  };
}

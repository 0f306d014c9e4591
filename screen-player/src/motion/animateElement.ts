import type { KeyframeMotion } from './keyframeMotions';

/** A movement that stands where it is put, so that pausing and seeking are exact. */
export interface RunningMotion {
  /** Shows the moment `elapsedMs` after the start. */
  showAt(elapsedMs: number): void;
  /** Takes the movement off; the element stands as its own style says. */
  remove(): void;
}

export type AnimateElement = (element: HTMLElement, motion: KeyframeMotion) => RunningMotion;

/**
 * Movement through the browser's own animations; where it has none, the item just stands there. By hand, since all that
 * is needed of a library here are these few lines, and supporters would load an eighth of the script for them.
 */
export const animateElement: AnimateElement = (element, { durationMs, keyframes, times, ease }) => {
  if (typeof element.animate !== 'function') return NO_MOTION;
  const isOne = typeof ease === 'string';
  const steps: PropertyIndexedKeyframes = {};
  for (const [property, values] of Object.entries(keyframes)) steps[property] = values.map(String);
  if (times !== undefined) steps.offset = [...times];
  if (!isOne) steps.easing = ease.map((one) => TIMINGS[one]);
  const animation = element.animate(steps, {
    duration: durationMs,
    fill: 'both',
    easing: isOne ? TIMINGS[ease] : 'linear',
  });
  animation.pause();
  return {
    showAt: (elapsedMs) => {
      animation.currentTime = Math.min(elapsedMs, durationMs);
    },
    remove: () => {
      animation.cancel();
    },
  };
};

const TIMINGS = {
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
  linear: 'linear',
} as const;

const NO_MOTION: RunningMotion = {
  showAt: () => undefined,
  remove: () => undefined,
};

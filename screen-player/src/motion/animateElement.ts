import { animate } from 'framer-motion/dom/mini';

import type { KeyframeMotion } from './keyframeMotions';

/** A movement that stands where it is put, so that pausing and seeking are exact. */
export interface RunningMotion {
  /** Shows the moment `elapsedMs` after the start. */
  showAt(elapsedMs: number): void;
  /** Takes the movement off; the element stands as its own style says. */
  remove(): void;
}

export type AnimateElement = (element: HTMLElement, motion: KeyframeMotion) => RunningMotion;

/** Movement through the browser's own animations; where it has none, the item just stands there. */
export const animateElement: AnimateElement = (element, motion) => {
  if (typeof element.animate !== 'function') return NO_MOTION;
  const controls = animate(
    element,
    Object.fromEntries(
      Object.entries(motion.keyframes).map(([property, values]) => [property, [...values]]),
    ),
    {
      duration: motion.durationMs / 1000,
      ease: typeof motion.ease === 'string' ? motion.ease : [...motion.ease],
      autoplay: false,
      ...(motion.times === undefined ? {} : { times: [...motion.times] }),
    },
  );
  return {
    showAt: (elapsedMs) => {
      controls.time = Math.min(elapsedMs, motion.durationMs) / 1000;
    },
    remove: () => {
      controls.cancel();
    },
  };
};

const NO_MOTION: RunningMotion = {
  showAt: () => undefined,
  remove: () => undefined,
};

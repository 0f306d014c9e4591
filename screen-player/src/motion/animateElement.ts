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
  const { durationMs, keyframes, times, ease } = motion;
  const isOne = typeof ease === 'string';
  const animations = Object.entries(keyframes).map(([property, values]) => {
    const frames: PropertyIndexedKeyframes = { [property]: values.map(String) };
    if (times !== undefined) frames.offset = [...times];
    if (!isOne) frames.easing = ease.map((one) => EASES[one]);
    const animation = element.animate(frames, {
      duration: durationMs,
      easing: isOne ? EASES[ease] : 'linear',
      fill: 'both',
    });
    animation.pause();
    return animation;
  });
  return {
    showAt: (elapsedMs) => {
      for (const animation of animations) animation.currentTime = Math.min(elapsedMs, durationMs);
    },
    remove: () => {
      for (const animation of animations) animation.cancel();
    },
  };
};

const EASES = {
  linear: 'linear',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
} as const;

const NO_MOTION: RunningMotion = {
  showAt: () => undefined,
  remove: () => undefined,
};

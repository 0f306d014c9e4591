import type { Alignment, ExitAnimation, Item } from 'shared-kernel/model';

import { FADE, FLIP, slideFrom, ZOOM } from './keyframeMotions';
import type { KeyframeMotion } from './keyframeMotions';
import { pacedMotion } from './pacedMotion';

/** [P32] How an item leaves; null: it stays. */
export function exitMotion({ motion: { exit }, horizontalAlignment }: Item): KeyframeMotion | null {
  const motion = EXITS[exit.animation](horizontalAlignment);
  return motion && pacedMotion(motion, exit.duration * 1000, exit.easing);
}

const backwards = (motion: KeyframeMotion): KeyframeMotion => ({
  ...motion,
  keyframes: Object.fromEntries(
    Object.entries(motion.keyframes).map(([property, values]) => [property, [...values].reverse()]),
  ),
  ease: 'easeIn',
});

const FALL: KeyframeMotion = {
  durationMs: 400,
  keyframes: {
    opacity: [1, 1, 0],
    transform: [
      'translateY(0px) rotate(0deg)',
      'translateY(140px) rotate(5deg)',
      'translateY(420px) rotate(15deg)',
    ],
  },
  times: [0, 0.58, 1],
  ease: 'easeIn',
};

const EXITS = {
  none: () => null,
  fade: () => backwards(FADE),
  zoom: () => backwards(ZOOM),
  flip: () => backwards(FLIP),
  slide: (alignment) => backwards(slideFrom(alignment)),
  fall: () => FALL,
} as const satisfies Record<ExitAnimation, (alignment: Alignment) => KeyframeMotion | null>;

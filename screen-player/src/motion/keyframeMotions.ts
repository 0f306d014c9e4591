import type { Alignment } from 'shared-kernel/model';

import type { Pace } from './easing';

/** A movement of the whole item: CSS property → its values in order, over `durationMs`. */
export interface KeyframeMotion {
  readonly durationMs: number;
  readonly keyframes: Readonly<Record<string, readonly (string | number)[]>>;
  /** Where each value stands within the duration, 0-1; evenly when absent. */
  readonly times?: readonly number[];
  /** Over the whole, or one for each step between two values. */
  readonly ease: Ease | readonly Ease[];
  /** How the whole of it hurries and slows, on top of `ease`; evenly when absent. */
  readonly pace?: Pace;
}

type Ease = 'easeIn' | 'easeOut' | 'easeInOut' | 'linear';

/** Nothing, then all: a part of a text whose item has no animation. */
export const APPEAR: KeyframeMotion = {
  durationMs: 1,
  keyframes: { opacity: [0, 1] },
  ease: 'linear',
};

export const FADE: KeyframeMotion = {
  durationMs: 800,
  keyframes: { opacity: [0, 1] },
  ease: 'easeInOut',
};

export const ZOOM: KeyframeMotion = {
  durationMs: 600,
  keyframes: { opacity: [0, 1], transform: ['scale(0.3)', 'scale(1)'] },
  ease: 'easeOut',
};

export const FLIP: KeyframeMotion = {
  durationMs: 800,
  keyframes: {
    opacity: [0, 1],
    transform: ['perspective(900px) rotateX(-95deg)', 'perspective(900px) rotateX(0deg)'],
  },
  ease: 'easeOut',
};

export const BOUNCE: KeyframeMotion = {
  durationMs: 1000,
  keyframes: {
    opacity: [0, 1, 1, 1, 1, 1],
    transform: [
      'translateY(-120px)',
      'translateY(0px)',
      'translateY(-44px)',
      'translateY(0px)',
      'translateY(-14px)',
      'translateY(0px)',
    ],
  },
  times: [0, 0.36, 0.56, 0.74, 0.88, 1],
  // Falls gather speed, rises lose it.
  ease: ['easeIn', 'easeOut', 'easeIn', 'easeOut', 'easeIn'],
};

/** An item slides in from the side it is aligned to, a centred one from below. */
export const slideFrom = (alignment: Alignment): KeyframeMotion => SLIDES[alignment];

/** The parts of a text come up from nearby: from the side, each would stick to the one before it. */
export const slidePart = (): KeyframeMotion => PART_SLIDE;

const slide = (from: string): KeyframeMotion => ({
  durationMs: 700,
  keyframes: { opacity: [0, 1], transform: [from, 'translate(0px, 0px)'] },
  ease: 'easeOut',
});

const SLIDES = {
  left: slide('translate(-100%, 0px)'),
  center: slide('translate(0px, 120px)'),
  right: slide('translate(100%, 0px)'),
} as const satisfies Record<Alignment, KeyframeMotion>;

const PART_SLIDE = slide('translate(0px, 24px)');

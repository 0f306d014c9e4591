import type { Box, Transition } from 'shared-kernel/model';

import type { StyleSheetOfOne } from '../../style/styleSheetOfOne';

/** How the two screens of a transition stand at a moment of it. */
export interface TransitionFrame {
  readonly outgoing: StyleSheetOfOne;
  readonly incoming: StyleSheetOfOne;
  /** A field of one colour between the two; absent where there is none. */
  readonly veil?: StyleSheetOfOne;
}

export interface TransitionRoom {
  readonly box: Box;
  /** 1 where what comes comes from the right, -1 from the left, in stories that run from the right. */
  readonly side: 1 | -1;
}

export type MovingTransition = Exclude<Transition, 'cut'>;

/**
 * [T13] By how much of the transition is over, 0-1. Below or above, one of the two screens is always opaque wherever the
 * other is not, so that nothing of the page is ever seen between them.
 */
export const transitionFrame = (
  kind: MovingTransition,
  progress: number,
  room: TransitionRoom,
): TransitionFrame => FRAMES[kind](progress, room);

type FrameOf = (progress: number, room: TransitionRoom) => TransitionFrame;

const crossFade: FrameOf = (progress) => ({
  outgoing: BELOW,
  incoming: { ...ABOVE, opacity: fixed(soft(progress)) },
});

const push: FrameOf = (progress, { box, side }) => {
  // Whole pixels: a seam between the two would let what lies behind through.
  const left = Math.round(box.width * (1 - swift(progress)));
  return {
    outgoing: { ...BELOW, transform: `translateX(${String(side * (left - box.width))}px)` },
    incoming: { ...ABOVE, transform: `translateX(${String(side * left)}px)` },
  };
};

/** What comes rises over what stays a little behind. */
const cover: FrameOf = (progress, { box }) => {
  const open = 1 - swift(progress);
  return {
    outgoing: { ...BELOW, transform: `translateY(${pixels(-0.14 * (1 - open) * box.height)})` },
    incoming: {
      ...ABOVE,
      transform: `translateY(${pixels(open * box.height)})`,
      'box-shadow': '0 0 48px rgba(0, 0, 0, 0.4)',
    },
  };
};

/** Through what was there, into what comes: it is opaque all the while, so that two alike grounds stay one. */
const zoomThrough: FrameOf = (progress) => ({
  outgoing: {
    ...ABOVE,
    transform: `scale(${fixed(1 + 1.9 * progress ** 2)})`,
    opacity: fixed(1 - soft(between(progress, 0.15, 0.75))),
  },
  incoming: { ...BELOW, transform: `scale(${fixed(0.72 + 0.28 * gentle(progress))})` },
});

/** A slanted field of colour goes ahead, and what comes follows it. */
const colourWipe: FrameOf = (progress, { side }) => ({
  outgoing: BELOW,
  veil: { 'clip-path': slanted(swift(between(progress, 0, 0.78)), side) },
  incoming: { ...ABOVE, 'clip-path': slanted(swift(between(progress, 0.22, 1)), side) },
});

/** What both screens have flies; the rest fades, early enough to see it. */
const sharedElement: FrameOf = (progress) => ({
  outgoing: BELOW,
  incoming: { ...ABOVE, opacity: fixed(soft(between(progress, 0.1, 0.8))) },
});

const FRAMES: Readonly<Record<MovingTransition, FrameOf>> = {
  crossFade,
  push,
  cover,
  zoomThrough,
  colourWipe,
  sharedElement,
};

const BELOW: StyleSheetOfOne = { 'z-index': '0' };
const ABOVE: StyleSheetOfOne = { 'z-index': '2' };

/** Percent of the width by which the edge of a wipe leans. */
const LEAN = 24;

/** What lies before an edge that leans, and has come so far from the side where what comes begins. */
function slanted(progress: number, side: 1 | -1): string {
  const from = -LEAN + progress * (100 + 2 * LEAN);
  const point = (across: number, down: number): string =>
    `${fixed(side === 1 ? 100 - across : across)}% ${String(down)}%`;
  const edge = [point(from + LEAN / 2, 0), point(from - LEAN / 2, 100)].join(', ');
  return `polygon(${point(-LEAN, 0)}, ${edge}, ${point(-LEAN, 100)})`;
}

/** How much of a part of the whole is over. */
const between = (progress: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (progress - from) / (to - from)));

const soft = (progress: number): number => progress * progress * (3 - 2 * progress);

/** Quick in the middle, long in coming to rest. */
export const swift = (progress: number): number =>
  progress < 0.4 ? 3.125 * progress ** 2 : 1 - 0.5 * ((1 - progress) / 0.6) ** 3;

const gentle = (progress: number): number => 1 - (1 - progress) ** 3;

const fixed = (value: number): string => value.toFixed(4);
/** Whole ones: letters between two pixels are blurred. */
const pixels = (value: number): string => `${String(Math.round(value))}px`;

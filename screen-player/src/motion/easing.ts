import type { Easing } from 'shared-kernel/model';

/** How much of a movement is done, of how much of its time is over; both 0-1, a spring goes beyond 1 before it rests. */
export type Pace = (progress: number) => number;

/** A damping ratio of 0.5 goes 16 % too far; after its time less than 0.1 % of the way is left, and cut off. */
const DAMPING = 6.9;
const SWING = DAMPING * Math.sqrt(3);

/** A mass that a damped spring pulls. */
const spring: Pace = (progress) =>
  progress >= 1
    ? 1
    : 1 -
      Math.exp(-DAMPING * progress) *
        (Math.cos(SWING * progress) + (DAMPING / SWING) * Math.sin(SWING * progress));

export const easeOut: Pace = (progress) => 1 - (1 - progress) ** 3;

export const PACES = {
  linear: (progress) => progress,
  easeIn: (progress) => progress ** 3,
  easeOut,
  easeInOut: (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - 4 * (1 - progress) ** 3),
  spring,
} as const satisfies Record<Exclude<Easing, 'auto'>, Pace>;

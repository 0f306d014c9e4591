import { MOST_PARTICLES } from 'shared-kernel/model';

import { chanceOf } from './chanceOf';

/** One particle at a moment; CSS pixels from the middle of the item. */
export interface Particle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radians: number;
  readonly opacity: number;
  /** Which of the accent's colours. */
  readonly colour: number;
}

export type ParticlesAt = (progress: number) => readonly Particle[];

/** How far particles of an accent get: half the width and height of what they are drawn on. */
export interface Reach {
  readonly x: number;
  readonly y: number;
}

const RAYS = 28;

/** Rays that fly out of the item's edge and get short, every other one as far again. */
export function burstOf(seed: string, reach: Reach): ParticlesAt {
  const chance = chanceOf(seed);
  const rays = Array.from({ length: RAYS }, (_, index) => ({
    radians: ((index + 0.5 * chance()) / RAYS) * 2 * Math.PI,
    far: (index % 2 === 0 ? 0.94 : 0.74) - 0.14 * chance(),
    late: 0.12 * chance(),
    thick: 3 + 4 * chance(),
    colour: index,
  }));
  return (progress) =>
    rays.map(({ radians, far, late, thick, colour }) => {
      const own = Math.min(1, Math.max(0, (progress - late) / (1 - late)));
      const away = 0.46 + (far - 0.46) * (1 - (1 - own) ** 3);
      return {
        x: Math.cos(radians) * away * reach.x,
        y: Math.sin(radians) * away * reach.y,
        width: Math.max(thick, 30 * Math.sin(Math.PI * Math.min(1, own * 1.1))),
        height: thick,
        radians: Math.atan2(Math.sin(radians) * reach.y, Math.cos(radians) * reach.x),
        opacity: own === 0 ? 0 : Math.min(1, 3 * (1 - own)),
        colour,
      };
    });
}

/** Paper that is thrown up from below the item, hangs, turns and falls. */
export function confettiOf(seed: string, reach: Reach): ParticlesAt {
  const chance = chanceOf(seed);
  const pieces = Array.from({ length: MOST_PARTICLES }, (_, colour) => ({
    from: (chance() - 0.5) * 0.8,
    across: (chance() - 0.5) * 3.4,
    up: 1.6 + 1.9 * chance(),
    sway: chance() * 7,
    turn: (chance() - 0.5) * 14,
    spin: 4 + 7 * chance(),
    width: 7 + 6 * chance(),
    height: 10 + 9 * chance(),
    late: 0.06 * chance(),
    colour,
  }));
  return (progress) =>
    pieces.map(({ from, across, up, sway, turn, spin, width, height, late, colour }) => {
      const own = Math.max(0, progress - late);
      // The air takes the throw out of it soon; then it falls evenly.
      const thrown = (1 - Math.exp(-7 * own)) / 7;
      return {
        x: (from + across * 2.8 * thrown + 0.05 * Math.sin(sway + 9 * own)) * reach.x,
        y: (0.25 - up * 3 * thrown + 1.25 * own ** 1.5) * reach.y,
        width,
        height: height * Math.abs(Math.cos(sway + spin * own * 2)),
        radians: sway + turn * own,
        opacity: own === 0 ? 0 : Math.min(1, 4 * (1 - progress)),
        colour,
      };
    });
}

import type { Layout } from 'shared-kernel/model';

import { tidy, type Movement } from './movedTogether';

/** Steps of a rotation that is held to them, in degrees. */
const STEP = 15;

/** [S99] From 0 on and below 360, in whole degrees or in steps. */
export const wholeTurn = (degrees: number, inSteps: boolean): number => {
  const rounded = inSteps ? Math.round(degrees / STEP) * STEP : Math.round(degrees);
  return ((rounded % 360) + 360) % 360;
};

/** What a movement is along the sides of something that is turned. */
export function alongSides({ x, y }: Movement, degrees: number): Movement {
  const { sine, cosine } = parts(degrees);
  return { x: x * cosine + y * sine, y: y * cosine - x * sine };
}

/**
 * [S99] By how much more something that is turned has to move for the side to stay that is not pulled: it is turned
 * about its middle, which goes half of the way that the other side goes. `grown`: how far the middle went level.
 */
export function heldInPlace({ x, y }: Movement, degrees: number): Movement {
  const { sine, cosine } = parts(degrees);
  return { x: x * cosine - y * sine - x, y: x * sine + y * cosine - y };
}

const parts = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { sine: Math.sin(angle), cosine: Math.cos(angle) };
};

/** Percent of the stage's height; lower an item could not be taken hold of again. */
const LEAST_HEIGHT = 1;

/** [S24] The layout after the upper or lower side was moved by so many percent; the other one stays. */
export function heightenedLayout(
  layout: Layout,
  drawnHeight: number,
  side: 'top' | 'bottom',
  percent: number,
): Layout {
  const { top } = layout.position;
  const outwards = side === 'bottom' ? percent : -percent;
  const most = side === 'top' ? top : 100 - top - drawnHeight;
  const growth = Math.max(LEAST_HEIGHT - drawnHeight, Math.min(outwards, Math.max(0, most)));
  if (growth === 0) return layout;
  return {
    ...layout,
    height: tidy(drawnHeight + growth),
    position: side === 'top' ? { ...layout.position, top: tidy(top - growth) } : layout.position,
  };
}

import type { Alignment, Layout } from 'shared-kernel/model';

import { tidy } from './movedTogether';

export type Side = 'left' | 'right';

/** Percent of the stage; narrower an item could not be taken hold of again. */
const LEAST_WIDTH = 1;

/**
 * [S24] The layout after one side of the box was moved by so many percent, right counted positive. The other side
 * stays where it is; the position follows where it counts from the side that moved.
 */
export function resizedLayout(
  layout: Layout,
  alignment: Alignment,
  side: Side,
  percent: number,
): Layout {
  const outwards = side === 'right' ? percent : -percent;
  const { horizontal } = layout.position;
  const countsFromSide = (alignment === 'right' ? 'right' : 'left') === side;
  const most = Math.min(100 - layout.maxWidth, countsFromSide ? horizontal : 100);
  const least = Math.max(LEAST_WIDTH - layout.maxWidth, countsFromSide ? horizontal - 100 : -100);
  const growth = Math.max(Math.min(0, least), Math.min(outwards, Math.max(0, most)));
  if (growth === 0) return layout;
  return {
    ...layout,
    maxWidth: tidy(layout.maxWidth + growth),
    position: countsFromSide
      ? { ...layout.position, horizontal: tidy(horizontal - growth) }
      : layout.position,
  };
}

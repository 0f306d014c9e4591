import type { Alignment, ItemId, Layout } from 'shared-kernel/model';

/** Right and down counted positive; in percent of the stage or in its pixels, as the name around it says. */
export interface Movement {
  readonly x: number;
  readonly y: number;
}

/** Where an item stands in one view. */
export interface Placed {
  readonly id: ItemId;
  readonly position: Layout['position'];
  readonly alignment: Alignment;
}

/** [S6] The items after a movement: none leaves 0-100, and how they stand to each other stays as it is. */
export function movedTogether(items: readonly Placed[], percent: Movement): readonly Placed[] {
  const x = withinRange(percent.x, items.map(horizontalRange));
  const y = withinRange(
    percent.y,
    items.map(({ position }) => rangeOf(position.top)),
  );
  return items.map((item) => ({ ...item, position: movedPosition(item, { x, y }) }));
}

/** [S6] For right-aligned items right is towards 0. */
const movedPosition = ({ position, alignment }: Placed, percent: Movement): Layout['position'] => ({
  top: tidy(position.top + percent.y),
  horizontal: tidy(position.horizontal + rightwards(alignment) * percent.x),
});

/** Which way an item's `horizontal` grows. */
export const rightwards = (alignment: Alignment): 1 | -1 => (alignment === 'right' ? -1 : 1);

interface Range {
  readonly least: number;
  readonly most: number;
}

const rangeOf = (percent: number): Range => ({
  least: Math.min(0, -percent),
  most: Math.max(0, 100 - percent),
});

const horizontalRange = ({ position, alignment }: Placed): Range => {
  const { least, most } = rangeOf(position.horizontal);
  return alignment === 'right' ? { least: -most, most: -least } : { least, most };
};

const withinRange = (value: number, ranges: readonly Range[]): number =>
  Math.max(...ranges.map(({ least }) => least), Math.min(value, ...ranges.map(({ most }) => most)));

/** Thousandths of a percent: less than a pixel of any device, and free of the noise of sums. */
export const tidy = (percent: number): number => Math.round(percent * 1000) / 1000 + 0;

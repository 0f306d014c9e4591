import { rightwards, type Movement, type Placed } from './movedTogether';

/** Parts of a percent that positions are multiples of: of a free drag, and of one that snapped to a line. */
const FREE_PARTS = 10;
const SNAPPED_PARTS = 100;

/** [S6] The movement nearest to `percent` that brings one item to a whole tenth of a percent. */
export function onGrid(
  { position, alignment }: Placed,
  percent: Movement,
  snapped: { readonly x: boolean; readonly y: boolean },
): Movement {
  const sign = rightwards(alignment);
  const horizontal = rounded(position.horizontal + sign * percent.x, snapped.x);
  const top = rounded(position.top + percent.y, snapped.y);
  return { x: sign * (horizontal - position.horizontal), y: top - position.top };
}

const rounded = (percent: number, isSnapped: boolean): number => {
  const parts = isSnapped ? SNAPPED_PARTS : FREE_PARTS;
  return Math.round(percent * parts) / parts;
};

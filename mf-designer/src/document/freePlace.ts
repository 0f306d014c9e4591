import { layoutFor } from 'evaluation';
import { DEFAULT_LAYOUT, type Item, type Layout, type View } from 'shared-kernel/model';

type Position = Layout['position'];

/** Percent of the stage; a line of the default size is clear of the one before. */
const STEP = { top: 8, horizontal: 2.5 };
const ROWS = 8;
const STEPS_IN_ALL = 40;

/**
 * [S1] Where a new item stands: at the default of spec §9, or where another one has its place already, at the next
 * step below and to the right that is free; the default once all steps are taken.
 */
export function freePlace(items: readonly Item[], view: View): Position {
  const taken = new Set(items.map((item) => placeKey(layoutFor(item, view).position)));
  return STEPS.find((position) => !taken.has(placeKey(position))) ?? DEFAULT_LAYOUT.position;
}

/** Down and to the right, from the lowest on again from the top, as far as an item of the default width has room. */
const STEPS: readonly Position[] = Array.from({ length: STEPS_IN_ALL }, (_, step) => ({
  top: DEFAULT_LAYOUT.position.top + STEP.top * (step % ROWS),
  horizontal:
    (DEFAULT_LAYOUT.position.horizontal + STEP.horizontal * step) % (100 - DEFAULT_LAYOUT.maxWidth),
}));

const placeKey = ({ top, horizontal }: Position): string =>
  `${String(Math.round(top))} ${String(Math.round(horizontal))}`;

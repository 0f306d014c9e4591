import { layoutFor } from 'evaluation';
import {
  DEFAULT_LAYOUT,
  DEVICE_PRESETS,
  storedPicture,
  type Item,
  type Layout,
  type View,
} from 'shared-kernel/model';

type Position = Layout['position'];

/** Percent of the stage; a line of the default size is clear of the one before. */
const STEP = { top: 8, horizontal: 2.5 };
const ROWS = 8;
const STEPS_IN_ALL = 40;

/**
 * [S1] Where a new item stands: at the default of spec §9, or where another one has its place already, at the next
 * step below and to the right that is free, clear of what others cover if there is such a step; the default once all are taken.
 */
export function freePlace(items: readonly Item[], view: View, own: NewItem): Position {
  const taken = new Set(items.map((item) => placeKey(layoutFor(item, view).position)));
  const free = STEPS.filter((position) => !taken.has(placeKey(position)));
  const covered = items.map((item) => rowsOf(item, layoutFor(item, view), view)).filter(isPart);
  const height = heightOf(own, own.layout, view);
  const isClear = ({ top }: Position) =>
    top + height <= 100 && covered.every(({ from, to }) => top >= to || top + height <= from);
  const { top, horizontal } = free.find(isClear) ?? free[0] ?? DEFAULT_LAYOUT.position;
  return { top, horizontal: Math.min(horizontal, 100 - own.layout.maxWidth) };
}

type Drawn = Pick<Item, 'type' | 'url'>;
type NewItem = Drawn & { readonly layout: Layout };

/** Down and to the right, from the lowest on again from the top, as far as an item of the default width has room. */
const STEPS: readonly Position[] = Array.from({ length: STEPS_IN_ALL }, (_, step) => ({
  top: DEFAULT_LAYOUT.position.top + STEP.top * (step % ROWS),
  horizontal:
    (DEFAULT_LAYOUT.position.horizontal + STEP.horizontal * step) % (100 - DEFAULT_LAYOUT.maxWidth),
}));

const placeKey = ({ top, horizontal }: Position): string =>
  `${String(Math.round(top))} ${String(Math.round(horizontal))}`;

/** Percent of the stage's height. */
interface Rows {
  readonly from: number;
  readonly to: number;
}

const rowsOf = (item: Item, layout: Layout, view: View): Rows => ({
  from: layout.position.top,
  to: layout.position.top + heightOf(item, layout, view),
});

/** What covers most of the stage is its ground. */
const isPart = ({ from, to }: Rows): boolean => to - from < GROUND;
const GROUND = 60;

/** About, since only the canvas knows: a picture by its proportions (square while it has none), a figure with the line of its label, else one line. */
function heightOf({ type, url }: Drawn, layout: Layout, view: View): number {
  if (layout.height !== null) return layout.height;
  const stage = DEVICE_PRESETS[view].popular;
  if (type === 'image') {
    const picture = storedPicture(url);
    const ratio = picture === null || picture.width <= 0 ? 1 : picture.height / picture.width;
    return (layout.maxWidth * stage.width * ratio) / stage.height;
  }
  const lines = type === 'number' || type === 'progress' ? FIGURE_LINES : 1;
  return (layout.font.lineHeight * lines * 100) / stage.height;
}

const FIGURE_LINES = 1.6;

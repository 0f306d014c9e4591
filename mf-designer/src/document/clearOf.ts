import { layoutFor } from 'evaluation';
import { DEFAULT_LAYOUT, VIEWS, type Item, type Layout, type View } from 'shared-kernel/model';

/** Percent of the stage. */
const STEP = 2;
const STEPS_IN_ALL = 40;

/** So much of the stage's height stays for what moves down. */
const LEAST_ROOM_BELOW = 5;

/**
 * [S12] Copies that would lie exactly on what is there, where nobody sees that there are two, move right and down in
 * steps, all of them alike, as far as there is room; others stay.
 */
export function clearOf(copies: readonly Item[], items: readonly Item[]): readonly Item[] {
  const taken = new Set(items.map(placeKey));
  for (let step = 0; step <= STEPS_IN_ALL; step += 1) {
    const moved = step === 0 ? copies : movedBy(copies, step * STEP);
    if (!moved.some((copy) => taken.has(placeKey(copy)))) return moved;
  }
  return copies;
}

/** Where an item stands in every view. */
const placeKey = (item: Item): string =>
  VIEWS.map((view) => {
    const { position, maxWidth } = layoutFor(item, view);
    return [item.horizontalAlignment, position.top, position.horizontal, maxWidth].join(' ');
  }).join();

function movedBy(copies: readonly Item[], percent: number): readonly Item[] {
  const placed = copies.map((copy) => ({ copy, layouts: ownLayouts(copy) }));
  const all = placed.flatMap(({ copy, layouts }) =>
    layouts.map(([, layout]) => ({ copy, layout })),
  );
  const right = all.every(({ copy, layout }) => rightOf(copy, layout) >= percent) ? percent : 0;
  const fits = ({ layout }: { layout: Layout }) =>
    layout.position.top + percent <= 100 - LEAST_ROOM_BELOW;
  const down = all.every(fits) ? percent : 0;
  return placed.map(({ copy, layouts }) => ({
    ...copy,
    screenSizes: Object.fromEntries(
      layouts.map(([view, layout]) => [view, shifted(copy, layout, { right, down })]),
    ),
  }));
}

/** An item that has none has the defaults everywhere, and from its smallest view on it has them all the same (D14). */
function ownLayouts({ screenSizes }: Item): readonly (readonly [View, Layout])[] {
  const own = VIEWS.flatMap((view) => {
    const layout = screenSizes[view];
    return layout === undefined ? [] : [[view, layout] as const];
  });
  return own.length > 0 ? own : [[VIEWS[0], DEFAULT_LAYOUT]];
}

/** The room beside an item, in percent. */
const rightOf = ({ horizontalAlignment }: Item, { position, maxWidth }: Layout): number =>
  horizontalAlignment === 'right' ? position.horizontal : 100 - maxWidth - position.horizontal;

function shifted(
  { horizontalAlignment }: Item,
  layout: Layout,
  by: { readonly right: number; readonly down: number },
): Layout {
  const { top, horizontal } = layout.position;
  const sign = horizontalAlignment === 'right' ? -1 : 1;
  return {
    ...layout,
    position: { top: tidy(top + by.down), horizontal: tidy(horizontal + sign * by.right) },
  };
}

/** Free of the noise of sums. */
const tidy = (percent: number): number => Math.round(percent * 1000) / 1000;

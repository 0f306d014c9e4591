import { DEFAULT_LAYOUT, VIEWS, type Item, type Layout, type View } from 'shared-kernel/model';

type LaidOut = Pick<Item, 'screenSizes'>;

/** An item's own layout for a view, else of its nearest smaller view, else nearest larger, else spec §9's (D14). */
export const layoutFor = ({ screenSizes }: LaidOut, view: View): Layout => {
  const index = VIEWS.indexOf(view);
  const candidates = [...VIEWS.slice(0, index + 1).reverse(), ...VIEWS.slice(index + 1)];
  for (const candidate of candidates) {
    const layout = screenSizes[candidate];
    if (layout !== undefined) return layout;
  }
  return DEFAULT_LAYOUT;
};

/** The view whose layouts the designer offers to copy: the nearest smaller one in which any item has one (D14). */
export const nearestSmallerView = (items: readonly LaidOut[], view: View): View | null =>
  VIEWS.slice(0, VIEWS.indexOf(view)).findLast((smaller) =>
    items.some(({ screenSizes }) => screenSizes[smaller] !== undefined),
  ) ?? null;

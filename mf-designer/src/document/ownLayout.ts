import { layoutFor } from 'evaluation';
import { VIEWS, type Item, type ItemId, type ScreenContent, type View } from 'shared-kernel/model';

import { changeItems } from './changeItem';

/** The view whose layout an item is shown with (D14); null where it has none at all. */
export function layoutSource({ screenSizes }: Item, view: View): View | null {
  const index = VIEWS.indexOf(view);
  const candidates = [...VIEWS.slice(0, index + 1).reverse(), ...VIEWS.slice(index + 1)];
  return candidates.find((candidate) => screenSizes[candidate] !== undefined) ?? null;
}

/** [S38] Gives items a layout of their own in a view: a copy of what they are shown with there. */
export const giveOwnLayout = (
  content: ScreenContent,
  ids: readonly ItemId[],
  view: View,
): ScreenContent =>
  changeItems(content, ids, (item) =>
    item.screenSizes[view] === undefined
      ? { ...item, screenSizes: { ...item.screenSizes, [view]: layoutFor(item, view) } }
      : item,
  );

/** [S39] Takes away items' own layout in a view, so that they follow another view again; never the last one. */
export const dropOwnLayout = (
  content: ScreenContent,
  ids: readonly ItemId[],
  view: View,
): ScreenContent =>
  changeItems(content, ids, (item) => {
    if (!canDropOwnLayout(item, view)) return item;
    const { [view]: _own, ...screenSizes } = item.screenSizes;
    return { ...item, screenSizes };
  });

export const canDropOwnLayout = ({ screenSizes }: Item, view: View): boolean =>
  screenSizes[view] !== undefined && VIEWS.some((one) => one !== view && screenSizes[one]);

import { layoutFor } from 'evaluation';
import type { Item, ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';

import { changeItems } from './changeItem';

type LayoutChange = (layout: Layout) => Layout;

/** [S4] */
export const changeLayout = (
  content: ScreenContent,
  id: ItemId,
  view: View,
  change: LayoutChange,
): ScreenContent => changeLayouts(content, [id], view, change);

export const changeLayouts = (
  content: ScreenContent,
  ids: readonly ItemId[],
  view: View,
  change: LayoutChange,
): ScreenContent => changeItems(content, ids, (item) => withLayout(item, view, change));

/** An item whose layout in a view is changed; it has its own there from then on. */
export function withLayout(item: Item, view: View, change: LayoutChange): Item {
  const before = layoutFor(item, view);
  const after = change(before);
  if (after === before) return item;
  return { ...item, screenSizes: { ...item.screenSizes, [view]: after } };
}

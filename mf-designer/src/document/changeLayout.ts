import { layoutFor } from 'shared-kernel/evaluation';
import type { ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';

import { changeItem } from './changeItem';

/** [S4] */
export const changeLayout = (
  content: ScreenContent,
  id: ItemId,
  view: View,
  change: (layout: Layout) => Layout,
): ScreenContent =>
  changeItem(content, id, (item) => {
    const before = layoutFor(item, view);
    const after = change(before);
    if (after === before) return item;
    return { ...item, screenSizes: { ...item.screenSizes, [view]: after } };
  });

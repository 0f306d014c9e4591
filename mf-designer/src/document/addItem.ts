import { DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { ItemId, ItemType, ScreenContent, View } from 'shared-kernel/model';

import { withType } from './changeType';
import { inListOrder, renumbered } from './inListOrder';

/** [S1] */
export function addItem(
  content: ScreenContent,
  id: ItemId,
  type: ItemType,
  view: View,
): ScreenContent {
  const items = inListOrder(content);
  const item = withType(defaultItem(id, items.length + 1), type);
  const placed = { ...item, screenSizes: { [view]: DEFAULT_LAYOUT } };
  return { ...content, items: renumbered([...items, placed]) };
}

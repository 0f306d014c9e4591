import { DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { ItemId, ItemType, ScreenContent, View } from 'shared-kernel/model';

import { withType } from './changeType';
import { freePlace } from './freePlace';
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
  const layout = { ...DEFAULT_LAYOUT, position: freePlace(items, view) };
  const placed = { ...item, screenSizes: { [view]: layout } };
  return { ...content, items: renumbered([...items, placed]) };
}

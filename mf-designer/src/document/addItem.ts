import { DEFAULT_LAYOUT, defaultItem } from 'shared-kernel/model';
import type { ItemId, ItemType, ScreenContent, View } from 'shared-kernel/model';

import { NEW_BUTTON_LAYOUT, newButton } from './buttonLook';
import { withType } from './changeType';
import { freePlace } from './freePlace';
import { inListOrder, renumbered } from './inListOrder';

/** [S1] `colours`: the organisation's, for what has one of its own. */
export function addItem(
  content: ScreenContent,
  id: ItemId,
  type: ItemType,
  view: View,
  colours: readonly string[] = [],
): ScreenContent {
  const items = inListOrder(content);
  const plain = withType(defaultItem(id, items.length + 1), type);
  const item = type === 'button' ? newButton(plain, colours) : plain;
  const look = type === 'button' ? NEW_BUTTON_LAYOUT : DEFAULT_LAYOUT;
  const layout = { ...look, position: freePlace(items, view) };
  const placed = { ...item, screenSizes: { [view]: layout } };
  return { ...content, items: renumbered([...items, placed]) };
}

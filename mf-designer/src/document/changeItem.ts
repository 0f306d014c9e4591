import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

/** Changes one item; the content stays the same where the item does. */
export function changeItem(
  content: ScreenContent,
  id: ItemId,
  change: (item: Item) => Item,
): ScreenContent {
  const items = content.items.map((item) => (item.id === id ? change(item) : item));
  const same = items.every((item, index) => item === content.items[index]);
  return same ? content : { ...content, items };
}

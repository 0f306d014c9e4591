import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

type ItemChange = (item: Item) => Item;

/** Changes one item; the content stays the same where the item does. */
export const changeItem = (content: ScreenContent, id: ItemId, change: ItemChange): ScreenContent =>
  changeItems(content, [id], change);

/** Changes each of these items. */
export function changeItems(
  content: ScreenContent,
  ids: readonly ItemId[],
  change: ItemChange,
): ScreenContent {
  const wanted = new Set(ids);
  const items = content.items.map((item) => (wanted.has(item.id) ? change(item) : item));
  const same = items.every((item, index) => item === content.items[index]);
  return same ? content : { ...content, items };
}

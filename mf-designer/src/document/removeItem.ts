import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder, renumbered } from './inListOrder';

export function removeItem(content: ScreenContent, id: ItemId): ScreenContent {
  const items = inListOrder(content);
  const rest = items.filter((item) => item.id !== id);
  return rest.length === items.length ? content : { ...content, items: renumbered(rest) };
}

/** [S8] Who is selected after an item has gone: the next one, else the one before, else nobody. */
export function neighbourOf(content: ScreenContent, id: ItemId): ItemId | null {
  const items = inListOrder(content);
  const index = items.findIndex((item) => item.id === id);
  return (items[index + 1] ?? items[index - 1])?.id ?? null;
}

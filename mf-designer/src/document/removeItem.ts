import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder, renumbered } from './inListOrder';

export const removeItem = (content: ScreenContent, id: ItemId): ScreenContent =>
  removeItems(content, [id]);

export function removeItems(content: ScreenContent, ids: readonly ItemId[]): ScreenContent {
  const items = inListOrder(content);
  const rest = items.filter(({ id }) => !ids.includes(id));
  return rest.length === items.length ? content : { ...content, items: renumbered(rest) };
}

/** [S8] Who is selected after items have gone: the one behind the last of them, else the last that is left, else nobody. */
export function neighbourOf(content: ScreenContent, ids: readonly ItemId[]): ItemId | null {
  const items = inListOrder(content);
  const last = items.findLastIndex(({ id }) => ids.includes(id));
  const rest = items.filter(({ id }) => !ids.includes(id));
  return (items[last + 1] ?? rest.at(-1))?.id ?? null;
}

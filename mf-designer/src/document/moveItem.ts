import type { ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder, renumbered } from './inListOrder';

/** Puts an item at a place of the list, counted from 0; places beyond the ends mean the ends [S2]. */
export function moveItem(content: ScreenContent, id: ItemId, place: number): ScreenContent {
  const items = inListOrder(content);
  const from = items.findIndex((item) => item.id === id);
  const to = Math.max(0, Math.min(items.length - 1, place));
  const moved = items[from];
  if (moved === undefined || from === to) return content;
  const rest = items.filter((item) => item !== moved);
  return { ...content, items: renumbered([...rest.slice(0, to), moved, ...rest.slice(to)]) };
}

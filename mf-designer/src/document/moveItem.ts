import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

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

/** [S32] Moves items by one place, in their order; those that stand at the end wait there. */
export function stepItems(
  content: ScreenContent,
  ids: readonly ItemId[],
  step: -1 | 1,
): ScreenContent {
  const wanted = new Set(ids);
  const before = inListOrder(content);
  const after =
    step === 1 ? earlier(before.toReversed(), wanted).toReversed() : earlier(before, wanted);
  return after.every((item, place) => item === before[place])
    ? content
    : { ...content, items: renumbered(after) };
}

function earlier(items: readonly Item[], wanted: ReadonlySet<ItemId>): readonly Item[] {
  const list: Item[] = [];
  for (const item of items) {
    const last = list.at(-1);
    if (wanted.has(item.id) && last !== undefined && !wanted.has(last.id)) {
      list.splice(-1, 0, item);
    } else {
      list.push(item);
    }
  }
  return list;
}

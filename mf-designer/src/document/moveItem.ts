import { moved, type Item, type ItemId, type ScreenContent } from 'shared-kernel/model';

import { inListOrder, renumbered } from './inListOrder';

/** Puts an item at a place of the list, counted from 0; places beyond the ends mean the ends [S2]. */
export function moveItem(content: ScreenContent, id: ItemId, index: number): ScreenContent {
  return inOrder(
    content,
    moved(inListOrder(content), (item) => item.id === id, index),
  );
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
  return inOrder(content, after);
}

/** The content itself where that is its order already. */
const inOrder = (content: ScreenContent, items: readonly Item[]): ScreenContent =>
  inListOrder(content).every((item, index) => item === items[index])
    ? content
    : { ...content, items: renumbered(items) };

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

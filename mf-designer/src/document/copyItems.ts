import { asId, type Item, type ItemId, type ScreenContent } from 'shared-kernel/model';

import { inListOrder, renumbered } from './inListOrder';

export interface CopiedItems {
  readonly content: ScreenContent;
  /** The copies, in the order of the list. */
  readonly ids: readonly ItemId[];
}

/** [S12] Each copy stands behind its original, with an id of its own. */
export function copyItems(
  content: ScreenContent,
  originals: readonly ItemId[],
  newId: () => ItemId = randomItemId,
): CopiedItems {
  const wanted = new Set(originals);
  const ids: ItemId[] = [];
  const items = inListOrder(content).flatMap((item): Item[] => {
    if (!wanted.has(item.id)) return [item];
    const copy = { ...item, id: newId() };
    ids.push(copy.id);
    return [item, copy];
  });
  return ids.length === 0
    ? { content, ids }
    : { content: { ...content, items: renumbered(items) }, ids };
}

export const randomItemId = (): ItemId => asId<ItemId>(crypto.randomUUID());

import { asId, type Item, type ItemId, type ScreenContent } from 'shared-kernel/model';

import { clearOf } from './clearOf';
import { withGroupsOfTheirOwn } from './groups';
import { inListOrder, renumbered } from './inListOrder';

export interface CopiedItems {
  readonly content: ScreenContent;
  /** The copies, in the order of the list. */
  readonly ids: readonly ItemId[];
}

/** [S12] Each copy stands behind its original in the list and beside it on the screen, with an id of its own. */
export function copyItems(
  content: ScreenContent,
  originals: readonly ItemId[],
  newId: () => ItemId = randomItemId,
): CopiedItems {
  const wanted = new Set(originals);
  const listed = inListOrder(content);
  const chosen = listed.filter(({ id }) => wanted.has(id));
  if (chosen.length === 0) return { content, ids: [] };
  const copies = withGroupsOfTheirOwn(clearOf(chosen, listed)).map((item) => ({
    ...item,
    id: newId(),
  }));
  const copyOf = new Map(chosen.map(({ id }, index) => [id, copies[index]]));
  const items = listed.flatMap((item): Item[] => {
    const copy = copyOf.get(item.id);
    return copy === undefined ? [item] : [item, copy];
  });
  return {
    content: { ...content, items: renumbered(items) },
    ids: copies.map(({ id }) => id),
  };
}

export const randomItemId = (): ItemId => asId<ItemId>(crypto.randomUUID());

import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import { randomItemId, type CopiedItems } from './copyItems';
import { withGroupsOfTheirOwn } from './groups';
import { inListOrder, renumbered } from './inListOrder';
import { inFrontOf } from './layers';

/** Copies of the items come last, in their order, with ids of their own [S30, S72]. */
export function appendItems(
  content: ScreenContent,
  items: readonly Item[],
  newId: () => ItemId = randomItemId,
): CopiedItems {
  const copies = inFrontOf(withGroupsOfTheirOwn(items), content.items).map((item) => ({
    ...item,
    id: newId(),
  }));
  return {
    content: { ...content, items: renumbered([...inListOrder(content), ...copies]) },
    ids: copies.map(({ id }) => id),
  };
}

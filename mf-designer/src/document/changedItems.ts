import type { Item, ScreenContent } from 'shared-kernel/model';

interface ChangedItem {
  readonly was: Item;
  readonly is: Item;
}

/** The items that are there before and after an edit, and not the same. */
export function changedItems(before: ScreenContent, after: ScreenContent): readonly ChangedItem[] {
  const known = new Map(before.items.map((item) => [item.id, item]));
  return after.items.flatMap((is) => {
    const was = known.get(is.id);
    return was === undefined || was === is ? [] : [{ was, is }];
  });
}

import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder } from './inListOrder';
import { itemName } from './itemName';

/** What an edit did to the list of objects. */
export interface ListChange {
  readonly kind: 'deleted' | 'copied' | 'added' | 'moved';
  /** [S33] For people who cannot see it. */
  readonly words: string;
}

/** [S33] null where the list is as it was. */
export function listChange(
  before: ScreenContent,
  after: ScreenContent,
  selection: readonly ItemId[],
): ListChange | null {
  const [listed, now] = [inListOrder(before), inListOrder(after)];
  const gone = without(listed, now);
  if (gone.length > 0) return { kind: 'deleted', words: `Deleted ${named(gone)}` };
  const added = without(now, listed);
  if (added.length > 0) {
    const copied = added.every((item) => listed.some((known) => isCopyOf(item, known)));
    const words = `${named(added)}${placeOf(added, now)}`;
    return copied
      ? { kind: 'copied', words: `Copied ${words}` }
      : { kind: 'added', words: `Added ${words}` };
  }
  if (now.every(({ id }, index) => id === listed[index]?.id)) return null;
  const moved = now.filter(({ id }) => selection.includes(id));
  return { kind: 'moved', words: `Moved ${named(moved)}${placeOf(moved, now, ' to')}` };
}

const without = (items: readonly Item[], others: readonly Item[]): readonly Item[] => {
  const known = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !known.has(id));
};

const named = (items: readonly Item[]): string => {
  const [first, ...others] = items;
  return first === undefined || others.length > 0
    ? `${String(items.length)} objects`
    : itemName(first);
};

const placeOf = (items: readonly Item[], list: readonly Item[], before = ','): string => {
  const [first, ...others] = items;
  if (first === undefined || others.length > 0) return '';
  return `${before} ${String(list.indexOf(first) + 1)} of ${String(list.length)}`;
};

/** A copy is made of the same parts, but for its place. */
const isCopyOf = (item: Item, known: Item): boolean =>
  item.text === known.text && item.font === known.font && item.conditions === known.conditions;

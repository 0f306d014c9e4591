import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import { inListOrder } from './inListOrder';
import { itemName } from './itemName';

/** [S33] What an edit did to the list, for people who cannot see it; null where the list is as it was. */
export function changesInWords(
  before: ScreenContent,
  after: ScreenContent,
  selection: readonly ItemId[],
): string | null {
  const [listed, now] = [inListOrder(before), inListOrder(after)];
  const gone = without(listed, now);
  if (gone.length > 0) return `Deleted ${named(gone)}, undo with Ctrl+Z`;
  const added = without(now, listed);
  if (added.length > 0) {
    const copied = added.every((item) => listed.some((known) => isCopyOf(item, known)));
    return `${copied ? 'Copied' : 'Added'} ${named(added)}${placeOf(added, now)}`;
  }
  if (now.every(({ id }, place) => id === listed[place]?.id)) return null;
  const moved = now.filter(({ id }) => selection.includes(id));
  return `Moved ${named(moved)}${placeOf(moved, now, ' to')}`;
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

/** A copy is made of the same parts. */
const isCopyOf = (item: Item, known: Item): boolean =>
  item.text === known.text && item.url === known.url && item.screenSizes === known.screenSizes;

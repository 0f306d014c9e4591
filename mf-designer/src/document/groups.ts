import { changeItems } from './changeItem';
import { withChanges } from './withChanges';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

type Grouped = Pick<Item, 'id' | 'group'>;

/** [S125] Everybody who is chosen with one of these, in the order of `items`; a group of one is none. */
export function withGroupMembers(
  items: readonly Grouped[],
  ids: readonly ItemId[],
): readonly ItemId[] {
  const chosen = new Set(ids);
  const groups = new Set(
    items.filter(({ id, group }) => group !== '' && chosen.has(id)).map(({ group }) => group),
  );
  if (groups.size === 0) return ids;
  return items.filter(({ id, group }) => chosen.has(id) || groups.has(group)).map(({ id }) => id);
}

/** [S125] Whether these are several, all of one group. */
export function isOneGroup(items: readonly Grouped[]): boolean {
  const [first, ...others] = items;
  return (
    first !== undefined &&
    first.group !== '' &&
    others.length > 0 &&
    others.every(({ group }) => group === first.group)
  );
}

/** [S125] Groups of more than one, numbered from 1 in the order of `items`. */
export function groupNumbers(items: readonly Grouped[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { group } of items) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const shared = [...sizes].filter(([, size]) => size > 1);
  return new Map(shared.map(([group], index) => [group, index + 1]));
}

/** [S125] Makes them one group; whoever was in another leaves it. One alone is no group. */
export const grouped = (
  content: ScreenContent,
  ids: readonly ItemId[],
  group: string,
): ScreenContent =>
  ids.length < 2 ? content : changeItems(content, ids, (item) => withChanges(item, { group }));

/** [S125] Takes the groups apart of which any is chosen. */
export const ungrouped = (content: ScreenContent, ids: readonly ItemId[]): ScreenContent =>
  changeItems(content, withGroupMembers(content.items, ids), (item) =>
    withChanges(item, { group: '' }),
  );

/** [S125] Copies are a group of their own where more than one of a group was copied. */
export function withGroupsOfTheirOwn(
  copies: readonly Item[],
  newGroup: () => string = () => crypto.randomUUID(),
): readonly Item[] {
  const names = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const { group } of copies) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  for (const [group, size] of sizes) names.set(group, size > 1 ? newGroup() : '');
  return copies.map((item) => withChanges(item, { group: names.get(item.group) ?? '' }));
}

/** The sums of some numbers that all parts have. */
export const summed = <Key extends string>(
  parts: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Record<Key, number> => {
  const sums = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const part of parts) for (const key of keys) sums[key] += part[key];
  return sums;
};

/** Lists of the same things in the same order: what `merge` makes of each thing and of what the other lists have in its place. */
export const mergedEach = <Item, Merged>(
  lists: readonly (readonly Item[])[],
  merge: (item: Item, all: readonly Item[]) => Merged,
): readonly Merged[] =>
  (lists[0] ?? []).map((item, index) =>
    merge(
      item,
      lists.flatMap((list) => list[index] ?? []),
    ),
  );

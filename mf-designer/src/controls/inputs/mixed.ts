/** What an input says where the selected items differ [S34]. */
export const MIXED = 'Mixed';

/** [S34] The value that all of them share; null where they differ. */
export function common<T, V>(things: readonly T[], read: (thing: T) => V): V | null {
  const [first, ...others] = things.map(read);
  if (first === undefined) return null;
  return others.every((value) => value === first) ? first : null;
}

/** The list with the one that `isMoved` finds at another place, counted from 0; beyond the ends means the ends. */
export function moved<T>(
  list: readonly T[],
  isMoved: (one: T) => boolean,
  index: number,
): readonly T[] {
  const from = list.findIndex(isMoved);
  if (from < 0) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, index), 0, ...list.slice(from, from + 1));
}

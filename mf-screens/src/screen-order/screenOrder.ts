import { inItemOrder } from 'evaluation';
import type { Screen, ScreenId } from 'shared-kernel/model';

/** The screens as listed: by their stored order, or by the order that is waiting to be saved. */
export function inOrder(
  screens: readonly Screen[],
  waiting: readonly ScreenId[] | null,
): readonly Screen[] {
  const stored = inItemOrder(screens);
  if (waiting === null) return stored;
  const placed = waiting.flatMap((id) => stored.find((screen) => screen.id === id) ?? []);
  return [...placed, ...stored.filter(({ id }) => !waiting.includes(id))];
}

/** What is saved: 1, 2, 3 … */
export const placesOf = (ids: readonly ScreenId[]) =>
  ids.map((id, index) => ({ id, order: index + 1 }));

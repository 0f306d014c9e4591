import { nameCycle, orderByReference } from 'evaluation';
import type { SearchDefinition } from 'shared-kernel/model';

/** `A → B → A` where saving this search would close a circle of references (D9); null otherwise. */
export function cycleThrough(
  search: SearchDefinition,
  searches: readonly SearchDefinition[],
): string | null {
  const others = searches.filter(({ id }) => id !== search.id);
  // First, so that the cycle that is named begins with it.
  const { cycles, onCycle } = orderByReference([search, ...others]);
  if (!onCycle.has(search.id)) return null;
  const own = cycles.find((cycle) => cycle.some(({ id }) => id === search.id));
  return nameCycle(own ?? [search]);
}

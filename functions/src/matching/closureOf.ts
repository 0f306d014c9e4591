import { leavesOf, type Search } from 'shared-kernel/model';

/** The searches of these ids and all that they refer to, however far. */
export function closureOf(searches: readonly Search[], ids: Iterable<string>): readonly Search[] {
  const byId = new Map<string, Search>(searches.map((search) => [search.id, search]));
  const reached = new Set(ids);
  for (const id of reached)
    for (const { dataType, dataId } of leavesOf(byId.get(id)?.conditions ?? []))
      if (dataType === 'search') reached.add(dataId.trim());
  return searches.filter(({ id }) => reached.has(id));
}

import type { Placeholder } from '../placeholders/parseText';
import { askedBySearch } from '../searches/askedBySearch';
import type { CompiledSearch } from '../searches/compileSearch';
import type { CompiledYear } from '../year/compileYear';

/** What a text tells whoever reads it: a field by its name, or a search by its id. */
export type Told = Pick<Placeholder, 'source' | 'id'>;

/** Why nobody may share it: the name of a marked field that it tells of; null where they may. */
export type NeverShared = (told: Told) => string | null;

/**
 * [E84] The names of the fields that somebody who is told this learns something of: itself, all that it is worked out of
 * and all that it asks for, however far.
 */
export function fieldsTold(
  { table, searches, slotBySearchId }: CompiledYear,
  { source, id }: Told,
): ReadonlySet<string> {
  const searchesAt = (slot: number | undefined): readonly CompiledSearch[] =>
    slot === undefined ? [] : searches.slice(slot, slot + 1);
  const behindField = (slot: number): Iterable<number | CompiledSearch> => {
    const calculation = table.fields[slot]?.calculated?.calculation;
    return calculation?.kind === 'searchTotal'
      ? searchesAt(slotBySearchId.get(calculation.searchId))
      : (table.calculated.get(slot)?.sources ?? []);
  };
  const behindSearch = (search: CompiledSearch): Iterable<number | CompiledSearch> => {
    const asked = askedBySearch(search);
    return [...asked.searches.flatMap(searchesAt), ...asked.fields];
  };

  const named = source === 'field' ? table.slotByName.get(id) : undefined;
  const reached = new Set<number | CompiledSearch>(
    source === 'search' ? searchesAt(slotBySearchId.get(id)) : named === undefined ? [] : [named],
  );
  const names = new Set(source === 'field' ? [id] : []);
  for (const one of reached) {
    if (typeof one === 'number') names.add(table.fields[one]?.name ?? '');
    const behind = typeof one === 'number' ? behindField(one) : behindSearch(one);
    for (const next of behind) reached.add(next);
  }
  return names;
}

/** [E84] The one law of what may be shared, from the names of the fields that staff marked (D240, D323). */
export const neverSharedIn =
  (year: CompiledYear, marked: ReadonlySet<string>): NeverShared =>
  (told) =>
    marked.size === 0
      ? null
      : ([...fieldsTold(year, told)].find((name) => marked.has(name)) ?? null);

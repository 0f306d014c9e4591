import { MAX_NAME_LENGTH, type SearchDefinition, type SearchId } from 'shared-kernel/model';
import { mapSearch, type ReferenceMap } from 'year-transfer';

import { saidBy } from '../../document/audience/setupProposal';

export interface LedSearches {
  /** The searches of the year by the ids that they have in the template. */
  readonly there: ReadonlyMap<string, SearchId>;
  /** Those that the year lacks, each behind those that it refers to. They refer to each other by the template's ids. */
  readonly toMake: readonly SearchDefinition[];
}

/**
 * [S153] What stands for a template's searches in a year: the one of that id, else the one that asks the same, else the
 * only one of that name (D314).
 */
export function ledSearches(
  searches: readonly SearchDefinition[],
  fieldOf: ReferenceMap['field'],
  year: readonly SearchDefinition[],
): LedSearches {
  const there = new Map<string, SearchId>();
  const toMake: SearchDefinition[] = [];
  const byId = new Map<string, SearchDefinition>(searches.map((search) => [search.id, search]));
  const idsOfYear = new Set<string>(year.map(({ id }) => id));
  const seen = new Set<string>();
  const follow = (id: string): SearchId | null => {
    const search = byId.get(id);
    if (search === undefined || seen.has(id)) return there.get(id) ?? null;
    seen.add(id);
    if (idsOfYear.has(id)) {
      there.set(id, search.id);
      return search.id;
    }
    const led = mapSearch(search, { field: fieldOf, search: follow });
    const known =
      year.find((one) => saidBy(one) === saidBy(led)) ?? onlyNamed(led.name, year, searches);
    if (known === undefined) toMake.push({ ...led, name: led.name.slice(0, MAX_NAME_LENGTH) });
    else there.set(id, known.id);
    return known?.id ?? null;
  };
  for (const { id } of searches) follow(id);
  return { there, toMake };
}

/** Where two have one name nobody can say which is meant. */
function onlyNamed(
  name: string,
  year: readonly SearchDefinition[],
  searches: readonly SearchDefinition[],
): SearchDefinition | undefined {
  const isNamed = (one: SearchDefinition): boolean =>
    name.trim() !== '' && one.name.trim() === name.trim();
  const [only, ...others] = year.filter(isNamed);
  return others.length === 0 && searches.filter(isNamed).length === 1 ? only : undefined;
}

import { succeeded, type Result, type SearchDefinition, type SearchId } from 'shared-kernel/model';

import type { SavedInYear, SearchIds } from './savedInYear';

/**
 * Makes the searches that the year lacks, each once: `made` is told of each, so that another attempt goes on behind it.
 * What stands for the template's searches then.
 */
export async function makeSearches<Failure>(
  led: SavedInYear,
  made: Map<string, SearchId>,
  create: (search: Omit<SearchDefinition, 'id'>) => Promise<Result<SearchId, Failure>>,
): Promise<Result<SearchIds, Failure>> {
  for (const search of led.toMake) {
    if (made.has(search.id)) continue;
    const created = await create(led.searchWith(search, new Map([...led.there, ...made])));
    if (!created.ok) return created;
    made.set(search.id, created.value);
  }
  return succeeded(new Map([...led.there, ...made]));
}

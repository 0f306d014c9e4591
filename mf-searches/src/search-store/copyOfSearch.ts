import { asId, nameOf, type ConditionId, type SearchDefinition } from 'shared-kernel/model';
import { SEARCH_NAME_LENGTH } from '../search-editor/searchLimits';

/** What a duplicate is saved as: the same conditions under fresh ids, and a name that no other search has. */
export const copyOfSearch = (
  search: SearchDefinition,
  takenNames: ReadonlySet<string>,
): Omit<SearchDefinition, 'id'> => ({
  name: copyName(nameOf(search), takenNames),
  match: search.match,
  conditions: search.conditions.map((condition) => ({
    ...condition,
    id: asId<ConditionId>(crypto.randomUUID()),
  })),
});

function copyName(name: string, takenNames: ReadonlySet<string>): string {
  const original = name.replace(/ \(copy(?: \d+)?\)$/, '');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' (copy)' : ` (copy ${String(number)})`;
    const copy = original.slice(0, SEARCH_NAME_LENGTH - ending.length) + ending;
    if (!takenNames.has(copy)) return copy;
  }
}

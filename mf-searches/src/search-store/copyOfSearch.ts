import {
  asId,
  copyName,
  nameOf,
  type ConditionId,
  type SearchDefinition,
} from 'shared-kernel/model';

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

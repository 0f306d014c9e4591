import {
  asId,
  copyName,
  nameOf,
  withFreshIds,
  type ConditionId,
  type NewSearch,
  type SearchDefinition,
  type Tagged,
} from 'shared-kernel/model';

/** What a duplicate is saved as: the same conditions under fresh ids, and a name that no other search has. */
export const copyOfSearch = (
  search: SearchDefinition & Tagged,
  takenNames: ReadonlySet<string>,
): NewSearch => ({
  name: copyName(nameOf(search), takenNames),
  match: search.match,
  tags: search.tags,
  conditions: search.conditions.map((one) => withFreshIds(one, freshId)),
});

const freshId = (): ConditionId => asId<ConditionId>(crypto.randomUUID());

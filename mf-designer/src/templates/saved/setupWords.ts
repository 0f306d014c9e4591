import { nameOf, type ScreenSetup, type SearchDefinition } from 'shared-kernel/model';

type Setup = Pick<ScreenSetup, 'match' | 'searchIds'>;

/** "supporters who match “Givers” or “Friends”" */
export function setupWords(
  { match, searchIds }: Setup,
  searches: readonly Pick<SearchDefinition, 'id' | 'name'>[],
): string {
  if (match === 'allUsers') return 'all supporters';
  if (searchIds.length === 0) return 'nobody yet, since no search is chosen';
  const names = searchIds.map((id) => {
    const search = searches.find((one) => one.id === id);
    return search === undefined ? 'a search that is gone' : `“${nameOf(search)}”`;
  });
  const list = new Intl.ListFormat('en-GB', {
    type: match === 'anySearches' ? 'disjunction' : 'conjunction',
  });
  return `supporters who match ${list.format(names)}`;
}

export const isSameSetup = (one: Setup, other: Setup): boolean =>
  one.match === other.match &&
  (one.match === 'allUsers' ||
    (one.searchIds.length === other.searchIds.length &&
      one.searchIds.every((id) => other.searchIds.includes(id))));

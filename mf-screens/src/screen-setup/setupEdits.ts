import {
  nameOf,
  sortedByName,
  type Screen,
  type ScreenSetup,
  type Search,
  type SearchId,
} from 'shared-kernel/model';

export const setupOf = ({ name, match, searchIds }: Screen): ScreenSetup => ({
  name,
  match,
  searchIds,
});

/**
 * Ticks or unticks a search. The first tick of a screen for all supporters is for those who match it: the ticks would
 * decide nothing. Unticking never goes back to all.
 */
export const withSearch = (setup: ScreenSetup, id: SearchId, chosen: boolean): ScreenSetup => {
  const others = setup.searchIds.filter((other) => other !== id);
  const isFirst = chosen && setup.match === 'allUsers' && setup.searchIds.length === 0;
  return {
    ...setup,
    match: isFirst ? 'anySearches' : setup.match,
    searchIds: chosen ? [...others, id] : others,
  };
};

/** Whether a set-up shows the screen to everybody although searches are ticked. */
export const overlooksSearches = ({ match, searchIds }: ScreenSetup): boolean =>
  match === 'allUsers' && searchIds.length > 0;

/** The order in which searches were ticked means nothing. */
export const isSameSetup = (one: ScreenSetup, other: ScreenSetup): boolean =>
  one.name === other.name &&
  one.match === other.match &&
  one.searchIds.length === other.searchIds.length &&
  one.searchIds.every((id) => other.searchIds.includes(id));

export interface SearchChoice {
  readonly id: SearchId;
  readonly label: string;
  readonly chosen: boolean;
  /** Null for one that is gone. */
  readonly search: Search | null;
}

/** Whether every word of the filter stands in the name, whatever its case. */
export const passesFilter = (name: string, filter: string): boolean =>
  filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** All searches by name; a chosen one that is gone comes last, so that it can be taken off. */
export function searchChoices(
  searches: readonly Search[],
  { searchIds }: ScreenSetup,
): readonly SearchChoice[] {
  const known = sortedByName(searches).map((search) => ({
    id: search.id,
    label: nameOf(search),
    chosen: searchIds.includes(search.id),
    search,
  }));
  const gone = searchIds.filter((id) => !searches.some((search) => search.id === id));
  return [
    ...known,
    ...gone.map((id) => ({
      id,
      label: 'A search that no longer exists',
      chosen: true,
      search: null,
    })),
  ];
}

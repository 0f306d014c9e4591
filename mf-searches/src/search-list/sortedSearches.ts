import { searchName } from '../search-store/searchName';

/** By name, case-insensitively, numbers inside names by their value. */
export const sortedSearches = <T extends { readonly name: string }>(searches: readonly T[]): T[] =>
  searches.toSorted((a, b) => byName.compare(searchName(a), searchName(b)));

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

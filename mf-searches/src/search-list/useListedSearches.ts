import { searchSentence, wordScope } from 'evaluation';
import { passesFilter, useListQuery, type ListQuery } from 'shared-kernel/list-tools';
import { countedTags, hasTag, nameOf, type CountedTag, type Search } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useDeferredValue, useMemo } from 'react';
import { usesOfSearch, type SearchUse } from '../used-in/usesOfSearch';
import {
  isShown,
  SHOWS,
  SORTS,
  sortedSearches,
  type SearchShow,
  type SearchSort,
} from './listedSearches';
import type { YearParts } from './useYearParts';

export interface ListedSearches {
  readonly query: ListQuery<SearchSort, SearchShow>;
  /** Those that are shown, in their order. */
  readonly shown: readonly Search[];
  /** What a search asks, in words. */
  readonly sentenceOf: (search: Search) => string;
  /** What uses a search; null where that is not known. */
  readonly usesOf: (search: Search) => readonly SearchUse[] | null;
  readonly tags: readonly CountedTag[];
}

/** The searches of the year as somebody wants to see them. */
export function useListedSearches(
  searches: readonly Search[],
  { fields, screens }: YearParts,
): ListedSearches {
  const { year } = useYear();
  const query = useListQuery({ sorts: SORTS, shows: SHOWS });
  const find = useDeferredValue(query.find);
  const { sort, show, tag } = query;

  const sentences = useMemo(() => {
    const scope = wordScope(year, fields, searches);
    return new Map(searches.map((search) => [search.id, searchSentence(search, scope)]));
  }, [year, fields, searches]);
  const usesOf = useMemo(() => {
    const known = new Map<string, readonly SearchUse[]>();
    return ({ id }: Search) => {
      if (screens === null) return null;
      const uses = known.get(id) ?? usesOfSearch(id, searches, screens);
      known.set(id, uses);
      return uses;
    };
  }, [searches, screens]);

  const sentenceOf = (search: Search) => sentences.get(search.id) ?? '';
  const shown = sortedSearches(searches, sort).filter(
    (search) =>
      (tag === '' || hasTag(search, tag)) &&
      isShown(search, show, (one) => usesOf(one)?.length !== 0) &&
      passesFilter(find, [nameOf(search), sentenceOf(search), ...search.tags]),
  );
  return {
    query,
    shown,
    sentenceOf,
    usesOf,
    tags: useMemo(() => countedTags(searches), [searches]),
  };
}

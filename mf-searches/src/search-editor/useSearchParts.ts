import type { DataFailure } from 'shared-kernel/firestore';
import {
  succeeded,
  type FieldListEntry,
  type Result,
  type Search,
  type SearchId,
} from 'shared-kernel/model';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

/** A search and what its conditions may refer to. */
export interface SearchParts {
  readonly search: Search;
  readonly searches: readonly Search[];
  readonly fields: readonly FieldListEntry[];
}

export function useSearchParts(
  id: SearchId,
): readonly [Loaded<SearchParts, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<SearchParts, DataFailure>> => {
    const [search, searches, fields] = await Promise.all([
      store.loadSearch(scope, id),
      store.loadSearches(scope),
      store.loadFieldList(scope),
    ]);
    if (!search.ok) {
      console.error(`The search ${id} could not be loaded`, search.error);
      return search;
    }
    if (!searches.ok) return searches;
    if (!fields.ok) return fields;
    return succeeded({
      search: search.value,
      searches: searches.value.items,
      fields: fields.value.items,
    });
  }, [store, scope, id]);
  return useLoaded(load);
}

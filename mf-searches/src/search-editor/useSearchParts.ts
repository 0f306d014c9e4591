import type { DataFailure } from 'shared-kernel/firestore';
import {
  isWorking,
  type FieldListEntry,
  type Search,
  type SearchId,
  type YearScope,
} from 'shared-kernel/model';
import {
  fieldsOf,
  ofYear,
  searchesOf,
  useReading,
  useReadings,
  type Loaded,
} from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchStoreAtom, type SearchStore } from '../search-store/searchStore';

/** A search and what its conditions may refer to. */
export interface SearchParts {
  /** As it is stored: looked at again every 2 s while its count is being worked out (D17). */
  readonly search: Search;
  readonly searches: readonly Search[];
  readonly fields: readonly FieldListEntry[];
}

export function useSearchParts(
  id: SearchId,
): readonly [Loaded<SearchParts, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [search, reloadSearch] = useReading(
    ofYear(scope, 'search', () => loadSearch(store, scope, id), id),
    { fresh: true, poll: isWorking },
  );
  const [others, reloadOthers] = useReadings({
    searches: searchesOf(store, scope),
    fields: fieldsOf(store, scope),
  });
  const parts = useMemo((): Loaded<SearchParts, DataFailure> => {
    if (search.status !== 'ready') return search;
    if (others.status !== 'ready') return others;
    const { searches, fields } = others.value;
    const value = { search: search.value, searches: searches.items, fields: fields.items };
    return { status: 'ready', value };
  }, [search, others]);
  return [
    parts,
    async () => {
      await Promise.all([reloadSearch(), reloadOthers()]);
    },
  ];
}

async function loadSearch(store: SearchStore, scope: YearScope, id: SearchId) {
  const search = await store.loadSearch(scope, id);
  if (!search.ok) console.error(`The search ${id} could not be loaded`, search.error);
  return search;
}

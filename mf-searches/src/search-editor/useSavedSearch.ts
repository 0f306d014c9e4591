import type { DataFailure, MatchingProgress } from 'shared-kernel/firestore';
import {
  isWorking,
  succeeded,
  type Result,
  type Screen,
  type Search,
  type SearchId,
} from 'shared-kernel/model';
import { useLoaded, usePolling, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';

export interface SavedSearchState {
  readonly search: Search;
  readonly supportersTotal: number;
  /** Of the running count; null where none is known. */
  readonly progress: MatchingProgress | null;
  /** Null where they could not be read. */
  readonly screens: readonly Screen[] | null;
}

/** The search as it is stored. Looks again every 2 s while its count is being worked out (D17). */
export function useSavedSearch(id: SearchId): Loaded<SavedSearchState, DataFailure> {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<SavedSearchState, DataFailure>> => {
    const [search, year, screens] = await Promise.all([
      store.loadSearch(scope, id),
      store.loadYear(scope),
      store.loadScreens(scope),
    ]);
    if (!search.ok) return search;
    if (!year.ok) return year;
    const progress = isWorking(search.value) ? await store.loadMatchingProgress(scope) : null;
    return succeeded({
      search: search.value,
      supportersTotal: year.value.supportersTotal,
      progress: progress?.ok === true && progress.value.total > 0 ? progress.value : null,
      screens: screens.ok ? screens.value.items : null,
    });
  }, [store, scope, id]);
  const [saved, reload] = useLoaded(load);
  usePolling(saved.status === 'ready' && isWorking(saved.value.search), reload);
  return saved;
}

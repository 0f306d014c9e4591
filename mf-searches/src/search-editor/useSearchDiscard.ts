import { useLocation } from 'shared-kernel/contract';
import { isUntouchedSearch, type Search } from 'shared-kernel/model';
import { isCreation, useDiscardOnLeaving } from 'shared-kernel/saving';
import { searchesOf } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { searchStoreAtom } from '../search-store/searchStore';
import { searchToasts } from '../search-store/searchToasts';

/** A search that was just added and is left without a save is not kept. `revision` is that of the page's last save. */
export function useSearchDiscard(search: Search, revision: number): void {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const state: unknown = useLocation().state;
  const isLeftBehind =
    isCreation(state) && isUntouchedSearch(search) && revision === search.saved.revision;
  useDiscardOnLeaving(
    isLeftBehind
      ? {
          list: searchesOf(store, scope).key,
          id: search.id,
          run: () => store.discardNewSearch(scope, search.id),
        }
      : null,
    searchToasts,
  );
}

import { links } from 'shared-kernel/contract';
import {
  nameOf,
  NEW_SEARCH,
  type NewSearch,
  type Search,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { useListActions, type ListActions } from 'shared-kernel/saving';
import { searchesOf } from 'shared-kernel/server-state';
import { useAuthor, useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { copyOfSearch } from '../search-store/copyOfSearch';
import { searchStoreAtom } from '../search-store/searchStore';
import { searchToasts } from '../search-store/searchToasts';

export interface SearchListActions extends Omit<ListActions<SearchId, NewSearch>, 'create'> {
  readonly add: () => Promise<void>;
  /** The copy gets a name that none of the others has. */
  readonly duplicate: (search: Search, others: readonly SearchDefinition[]) => Promise<void>;
}

/** What the list of searches does. */
export function useSearchListActions(reload: () => Promise<void>): SearchListActions {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const { create, ...listActions } = useListActions<SearchId, NewSearch>({
    list: searchesOf(store, scope).key,
    create: (payload) => store.createSearch(scope, payload, author),
    recalculate: (id) => store.recalculateSearch(scope, id),
    remove: (id) => store.deleteSearch(scope, id),
    discard: (id) => store.discardNewSearch(scope, id),
    reload,
    linkTo: links.search,
    toasts: searchToasts,
  });
  return {
    ...listActions,
    add: () => create(NEW_SEARCH),
    duplicate: (search, others) => create(copyOfSearch(search, new Set(others.map(nameOf)))),
  };
}

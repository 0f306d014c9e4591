import { links, useNavigate } from 'shared-kernel/contract';
import { nameOf, type SearchDefinition, type SearchId } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { copyOfSearch } from '../search-store/copyOfSearch';
import { searchStoreAtom } from '../search-store/searchStore';
import { failureToast, searchToasts } from '../search-store/searchToasts';
import { useAuthor } from '../search-store/useAuthor';
import { useScope } from '../search-store/useScope';

/** spec §9. */
const OPEN_AFTER_CREATE_MS = 1000;
const RELOAD_AFTER_DELETE_MS = 2000;

const NEW_SEARCH = { name: '', match: 'all', conditions: [] } as const;

export interface SearchDeeds {
  /** True from "Add new search" or "Duplicate" until the new search's page opens. */
  readonly adding: boolean;
  /** Gone from the database, and so no longer to be shown. */
  readonly deletedIds: ReadonlySet<SearchId>;
  readonly add: () => Promise<void>;
  /** The copy gets a name that none of the others has. */
  readonly duplicate: (
    search: SearchDefinition,
    others: readonly SearchDefinition[],
  ) => Promise<void>;
  readonly recalculate: (id: SearchId) => Promise<void>;
  readonly remove: (id: SearchId) => Promise<void>;
}

/** What the list of searches does, with the texts and delays of spec §8 and §9. */
export function useSearchDeeds(reload: () => Promise<void>): SearchDeeds {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const showToast = useToast();
  const navigate = useNavigate();
  const later = useLater();
  const [adding, setAdding] = useState(false);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<SearchId>>(new Set());

  const create = async (payload: Omit<SearchDefinition, 'id'>) => {
    setAdding(true);
    const created = await store.createSearch(scope, payload, author);
    if (!created.ok) {
      setAdding(false);
      showToast(failureToast('create', created.error));
      return;
    }
    showToast(searchToasts.saved);
    later(() => void navigate(links.search(created.value)), OPEN_AFTER_CREATE_MS);
  };

  return {
    adding,
    deletedIds,
    add: () => create(NEW_SEARCH),
    duplicate: (search, others) => create(copyOfSearch(search, new Set(others.map(nameOf)))),
    recalculate: async (id) => {
      const asked = await store.recalculateSearch(scope, id);
      showToast(asked.ok ? searchToasts.recalculating : failureToast('recalculate', asked.error));
      await reload();
    },
    remove: async (id) => {
      const removed = await store.deleteSearch(scope, id);
      if (!removed.ok) {
        showToast(failureToast('delete', removed.error));
        return;
      }
      setDeletedIds((before) => new Set([...before, id]));
      showToast(searchToasts.deleted);
      later(() => void reload(), RELOAD_AFTER_DELETE_MS);
    },
  };
}

/** Does something after a time, unless the page is gone by then. */
function useLater(): (act: () => void, delayMs: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return (act, delayMs) => {
    timers.current.add(setTimeout(act, delayMs));
  };
}

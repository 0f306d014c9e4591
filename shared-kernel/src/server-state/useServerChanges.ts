import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { YearScope } from 'shared-kernel/model';
import { waitFor } from './changesSettled';
import { queryClientAtom } from './queryClientAtom';
import { keyOfYear } from './reading';

/** One thing of a list. Other lists may have the same id: those of another kind, or of another year. */
export interface Listed {
  /** What the list is read by, as in `searchesOf(store, scope).key`. */
  readonly list: readonly string[];
  readonly id: string;
}

interface ServerChanges {
  /** After a change of anything: what no page shows is not kept, since it was read before. */
  readonly changed: () => void;
  /** After a change of a year's documents: what pages show of it is read again, too. */
  readonly yearChanged: (scope: YearScope) => Promise<void>;
  /** While a thing is being deleted: it is taken out of its list where that is kept, and what is read next waits. */
  readonly leavingOut: (listed: Listed, deletion: Promise<unknown>) => void;
}

/** What a page says when it changes what others have read. */
export function useServerChanges(): ServerChanges {
  const store = useStore();
  return useMemo(() => {
    const changed = () => {
      store.get(queryClientAtom).removeQueries({ type: 'inactive' });
    };
    return {
      changed,
      yearChanged: async (scope) => {
        changed();
        await store.get(queryClientAtom).invalidateQueries({ queryKey: keyOfYear(scope) });
      },
      leavingOut: ({ list, id }, deletion) => {
        waitFor(deletion);
        store.get(queryClientAtom).setQueryData(list, (kept: unknown) => without(id, kept));
      },
    };
  }, [store]);
}

const without = (id: string, kept: unknown): unknown =>
  isListing(kept) ? { ...kept, items: kept.items.filter((item) => item.id !== id) } : kept;

const isListing = (
  kept: unknown,
): kept is { readonly items: readonly { readonly id?: unknown }[] } =>
  typeof kept === 'object' && kept !== null && 'items' in kept && Array.isArray(kept.items);

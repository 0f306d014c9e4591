import type { Search, SearchId } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';
import { usesOfSearch, type SearchUse } from '../used-in/usesOfSearch';

/** One that cannot be read has its id for a name. */
type NamedSearch = Pick<Search, 'id' | 'name'>;

/** How far the questions before a deletion are. A search in use is asked about twice. */
export type Deletion =
  | { readonly step: 'looking'; readonly search: NamedSearch }
  | {
      readonly step: 'first' | 'second';
      readonly search: NamedSearch;
      /** Null where it could not be found out. */
      readonly uses: readonly SearchUse[] | null;
    };

export interface DeletionQuestions {
  readonly deletion: Deletion | null;
  readonly ask: (search: NamedSearch) => Promise<void>;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Looks afresh where a search is used, then asks once, or twice where something would break. */
export function useDeletion(remove: (id: SearchId) => Promise<void>): DeletionQuestions {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [deletion, setDeletion] = useState<Deletion | null>(null);

  return {
    deletion,
    ask: async (search) => {
      const looking: Deletion = { step: 'looking', search };
      setDeletion(looking);
      const [searches, screens] = await Promise.all([
        store.loadSearches(scope),
        store.loadScreens(scope),
      ]);
      const uses =
        searches.ok && screens.ok
          ? usesOfSearch(search.id, searches.value.items, screens.value.items)
          : null;
      setDeletion((now) => (now === looking ? { step: 'first', search, uses } : now));
    },
    confirm: () => {
      if (deletion === null || deletion.step === 'looking') return;
      if (deletion.step === 'first' && needsSecondYes(deletion.uses)) {
        setDeletion({ ...deletion, step: 'second' });
        return;
      }
      setDeletion(null);
      void remove(deletion.search.id);
    },
    cancel: () => {
      setDeletion(null);
    },
  };
}

/** Where the uses are not known, something may break just as well. */
export const needsSecondYes = (uses: readonly SearchUse[] | null): boolean =>
  uses === null || uses.length > 0;

import type { Search, SearchId } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';
import { usesOfSearch, type SearchUse } from '../used-in/usesOfSearch';

/** One that cannot be read has its id for a name. */
export type NamedSearch = Pick<Search, 'id' | 'name'>;

/** A search that is to be deleted, and what uses it beside others that are. */
export interface UsedSearch {
  readonly search: NamedSearch;
  readonly uses: readonly SearchUse[];
}

/** How far the question before a deletion is. */
export type Deletion =
  | { readonly step: 'looking'; readonly searches: readonly NamedSearch[] }
  | {
      readonly step: 'asking';
      readonly searches: readonly NamedSearch[];
      /** Those that are used; null where it could not be found out. */
      readonly used: readonly UsedSearch[] | null;
    };

export interface DeletionQuestions {
  readonly deletion: Deletion | null;
  readonly ask: (searches: readonly NamedSearch[]) => Promise<void>;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Looks afresh where searches are used, then asks, once (D515). */
export function useDeletion(
  remove: (ids: readonly SearchId[]) => Promise<void>,
): DeletionQuestions {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [deletion, setDeletion] = useState<Deletion | null>(null);

  return {
    deletion,
    ask: async (asked) => {
      const looking: Deletion = { step: 'looking', searches: asked };
      setDeletion(looking);
      const [searches, screens] = await Promise.all([
        store.loadSearches(scope),
        store.loadScreens(scope),
      ]);
      const used =
        searches.ok && screens.ok
          ? usedOf(asked, (id) => usesOfSearch(id, searches.value.items, screens.value.items))
          : null;
      setDeletion((now) => (now === looking ? { step: 'asking', searches: asked, used } : now));
    },
    confirm: () => {
      if (deletion === null || deletion.step === 'looking') return;
      setDeletion(null);
      void remove(deletion.searches.map(({ id }) => id));
    },
    cancel: () => {
      setDeletion(null);
    },
  };
}

/** What goes with it does not break. */
function usedOf(
  searches: readonly NamedSearch[],
  usesOf: (id: SearchId) => readonly SearchUse[],
): readonly UsedSearch[] {
  const going = new Set<string>(searches.map(({ id }) => id));
  return searches
    .map((search) => ({
      search,
      uses: usesOf(search.id).filter(({ kind, id }) => kind === 'screen' || !going.has(id)),
    }))
    .filter(({ uses }) => uses.length > 0);
}

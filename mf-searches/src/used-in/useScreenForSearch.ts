import { links, useNavigate } from 'shared-kernel/contract';
import { nameOf, NEW_SCREEN, type Screen, type Search } from 'shared-kernel/model';
import { recordToasts } from 'shared-kernel/saving';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';

export interface ScreenForSearch {
  readonly adding: boolean;
  /** Adds a screen for whom the search matches, after those that are there, and leads to its set-up (D388). */
  readonly add: (search: Search, screens: readonly Screen[]) => Promise<void>;
}

const toasts = recordToasts('Screen');

export function useScreenForSearch(): ScreenForSearch {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const author = useAuthor();
  const showToast = useToast();
  const navigate = useNavigate();
  const { yearChanged } = useServerChanges();
  const [adding, setAdding] = useState(false);
  return {
    adding,
    add: async (search, screens) => {
      setAdding(true);
      const added = await store.createScreen(
        scope,
        {
          ...NEW_SCREEN,
          name: nameOf(search),
          order: screens.length + 1,
          match: 'anySearches',
          searchIds: [search.id],
        },
        author,
      );
      setAdding(false);
      if (!added.ok) {
        showToast(toasts.failed('create', added.error));
        return;
      }
      void yearChanged(scope);
      void navigate(links.screenSetup(added.value));
    },
  };
}

import type { DataFailure, MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, type Screen, type Search } from 'shared-kernel/model';
import {
  progressOf,
  screensOf,
  useReading,
  useReadings,
  yearOf,
  type Loaded,
} from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';

interface SavedSearchParts {
  readonly supportersTotal: number;
  /** Of the running count; null where none is known. */
  readonly progress: MatchingProgress | null;
  /** Null where they could not be read. */
  readonly screens: readonly Screen[] | null;
}

/** What is said of the search as it is stored. The count is followed while it is being worked out (D17). */
export function useSavedSearch(search: Search): Loaded<SavedSearchParts, DataFailure> {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [count] = useReadings(
    { year: yearOf(store, scope), progress: progressOf(store, scope) },
    { poll: ({ year }) => isWorking(search) || year.supportersTotal < 0 },
  );
  const [screens] = useReading(screensOf(store, scope));
  return useMemo(() => {
    if (count.status !== 'ready') return count;
    if (screens.status === 'loading') return screens;
    const { year, progress } = count.value;
    const value = {
      supportersTotal: year.supportersTotal,
      progress,
      screens: screens.status === 'ready' ? screens.value.items : null,
    };
    return { status: 'ready', value };
  }, [count, screens]);
}

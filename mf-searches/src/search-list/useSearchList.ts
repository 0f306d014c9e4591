import type { DataFailure, Listing, MatchingProgress } from 'shared-kernel/firestore';
import { completeSearch, isWorking, sortedByName, type Search } from 'shared-kernel/model';
import {
  progressOf,
  searchesOf,
  useReadings,
  yearOf,
  type Loaded,
} from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';

export interface SearchList {
  readonly searches: readonly Search[];
  /** Searches that cannot be read, with what is wrong. */
  readonly unreadable: Listing<Search>['malformed'];
  /** Supporters of the year; -1 while working. */
  readonly supportersTotal: number;
  /** Of the running count; null where none is known. */
  readonly progress: MatchingProgress | null;
}

/** The searches of the year. Looks again every 2 s while a count is being worked out (D17). */
export function useSearchList(): readonly [Loaded<SearchList, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(searchStoreAtom);
  const scope = useScope();
  const [loaded, reload] = useReadings(
    {
      listing: searchesOf(store, scope),
      year: yearOf(store, scope),
      progress: progressOf(store, scope),
    },
    {
      inSteps: true,
      poll: ({ listing, year }) => year.supportersTotal < 0 || listing.items.some(isWorking),
    },
  );
  const list = useMemo((): Loaded<SearchList, DataFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { listing, year, progress } = loaded.value;
    const value = {
      searches: sortedByName(listing.items.map(completeSearch)),
      unreadable: listing.malformed,
      supportersTotal: year.supportersTotal,
      progress,
    };
    return { status: 'ready', value };
  }, [loaded]);
  return [list, reload];
}

import type { DataFailure, Listing, MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, sortedByName, succeeded, type Result, type Search } from 'shared-kernel/model';
import { newRecordsSettled } from 'shared-kernel/saving';
import { useLoaded, usePolling, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useRef } from 'react';
import { searchStoreAtom } from '../search-store/searchStore';
import { useScope } from 'shared-kernel/session';
import { keepUnchanged } from './keepUnchanged';

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
  const last = useRef<readonly Search[]>([]);
  const load = useCallback(async (): Promise<Result<SearchList, DataFailure>> => {
    await newRecordsSettled();
    const [listing, year] = await Promise.all([store.loadSearches(scope), store.loadYear(scope)]);
    if (!listing.ok) return listing;
    if (!year.ok) return year;
    const searches = keepUnchanged(last.current, sortedByName(listing.value.items));
    last.current = searches;
    const progress = searches.some(isWorking) ? await store.loadMatchingProgress(scope) : null;
    return succeeded({
      searches,
      unreadable: listing.value.malformed,
      supportersTotal: year.value.supportersTotal,
      progress: progress?.ok === true && progress.value.total > 0 ? progress.value : null,
    });
  }, [store, scope]);

  const [list, reload] = useLoaded(load);
  usePolling(list.status === 'ready' && isUnderWay(list.value), reload);
  return [list, reload];
}

const isUnderWay = ({ searches, supportersTotal }: SearchList): boolean =>
  supportersTotal < 0 || searches.some(isWorking);

import type { DataFailure, Listing, MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, succeeded, type Result, type Screen, type Year } from 'shared-kernel/model';
import { newRecordsSettled } from 'shared-kernel/saving';
import { useLoaded, usePolling, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { useScope } from 'shared-kernel/session';

export interface ScreenList {
  readonly screens: readonly Screen[];
  /** Screens that cannot be read, with what is wrong. */
  readonly unreadable: Listing<Screen>['malformed'];
  /** With its totals as they are now. */
  readonly year: Year;
  /** Of the running count; null where none is known. */
  readonly progress: MatchingProgress | null;
}

/** The screens of the year. Looks again every 2 s while a count is being worked out (D17). */
export function useScreenList(): readonly [Loaded<ScreenList, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<ScreenList, DataFailure>> => {
    await newRecordsSettled();
    const [listing, year] = await Promise.all([store.loadScreens(scope), store.loadYear(scope)]);
    if (!listing.ok) return listing;
    if (!year.ok) {
      console.error(`Failed loading the year: ${year.error.code}`);
      return year;
    }
    const screens = listing.value.items;
    const progress = screens.some(isWorking) ? await store.loadMatchingProgress(scope) : null;
    return succeeded({
      screens,
      unreadable: listing.value.malformed,
      year: year.value,
      progress: progress?.ok === true && progress.value.total > 0 ? progress.value : null,
    });
  }, [store, scope]);

  const [list, reload] = useLoaded(load);
  usePolling(list.status === 'ready' && isUnderWay(list.value), reload);
  return [list, reload];
}

const isUnderWay = ({ screens, year }: ScreenList): boolean =>
  year.supportersTotal < 0 || screens.some(isWorking);

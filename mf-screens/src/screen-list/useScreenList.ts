import type { DataFailure, Listing, MatchingProgress } from 'shared-kernel/firestore';
import { isWorking, type Screen, type Year } from 'shared-kernel/model';
import {
  progressOf,
  screensOf,
  useReadings,
  yearOf,
  type Loaded,
} from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';

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
  const [loaded, reload] = useReadings(
    {
      listing: screensOf(store, scope),
      year: yearOf(store, scope),
      progress: progressOf(store, scope),
    },
    {
      inSteps: true,
      poll: ({ listing, year }) => year.supportersTotal < 0 || listing.items.some(isWorking),
    },
  );
  const list = useMemo((): Loaded<ScreenList, DataFailure> => {
    if (loaded.status !== 'ready') return loaded;
    const { listing, year, progress } = loaded.value;
    const value = { screens: listing.items, unreadable: listing.malformed, year, progress };
    return { status: 'ready', value };
  }, [loaded]);
  return [list, reload];
}

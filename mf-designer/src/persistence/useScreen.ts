import type { LoadFailure } from 'shared-kernel/firestore';
import { asId, type Result, type Screen, type ScreenId } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { designStoreAtom } from './designStore';

/** The screen as stored. A screen that is missing is logged (spec §8). */
export function useScreen(
  id: string,
): readonly [Loaded<Screen, LoadFailure>, reload: () => Promise<void>] {
  const store = useAtomValue(designStoreAtom);
  const { organisationId, yearId } = useYear().scope;
  const load = useCallback(async (): Promise<Result<Screen, LoadFailure>> => {
    const result = await store.loadScreen({ organisationId, yearId }, asId<ScreenId>(id));
    if (!result.ok) console.error('The screen could not be loaded', result.error);
    return result;
  }, [store, organisationId, yearId, id]);
  return useLoaded(load);
}

import type { LoadFailure } from 'shared-kernel/firestore';
import { asId, type Result, type Screen, type ScreenId } from 'shared-kernel/model';
import { ofYear, useReading, type Loaded } from 'shared-kernel/server-state';
import { useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';

import { designStoreAtom } from './designStore';

/** The screen as stored. A screen that is missing is logged (spec §8). */
export function useScreen(
  id: string,
): readonly [Loaded<Screen, LoadFailure>, reload: () => Promise<void>] {
  const store = useAtomValue(designStoreAtom);
  const { scope } = useYear();
  const load = async (): Promise<Result<Screen, LoadFailure>> => {
    const result = await store.loadScreen(scope, asId<ScreenId>(id));
    if (!result.ok) console.error('The screen could not be loaded', result.error);
    return result;
  };
  return useReading(ofYear(scope, 'screen', load, id), { fresh: true });
}

import type { DataFailure } from 'shared-kernel/firestore';
import {
  succeeded,
  type Result,
  type Screen,
  type ScreenId,
  type Search,
} from 'shared-kernel/model';
import { useLoaded, type Loaded } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { useScope } from 'shared-kernel/session';

export interface SetupParts {
  readonly screen: Screen;
  readonly searches: readonly Search[];
}

/** A screen and the searches that it can be built from. */
export function useSetupParts(
  id: ScreenId,
): readonly [Loaded<SetupParts, DataFailure>, () => Promise<void>] {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const load = useCallback(async (): Promise<Result<SetupParts, DataFailure>> => {
    const [screen, searches] = await Promise.all([
      store.loadScreen(scope, id),
      store.loadSearches(scope),
    ]);
    if (!screen.ok) {
      console.error(`The screen ${id} could not be loaded`, screen.error);
      return screen;
    }
    if (!searches.ok) return searches;
    return succeeded({ screen: screen.value, searches: searches.value.items });
  }, [store, scope, id]);
  return useLoaded(load);
}

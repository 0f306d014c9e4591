import type { DataFailure } from 'shared-kernel/firestore';
import type { Screen, ScreenId, Search, YearScope } from 'shared-kernel/model';
import { ofYear, searchesOf, useReading, type Loaded } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { screenStoreAtom, type ScreenStore } from '../screen-store/screenStore';

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
  const [screen, reloadScreen] = useReading(
    ofYear(scope, 'screen', () => loadScreen(store, scope, id), id),
    { fresh: true },
  );
  const [searches, reloadSearches] = useReading(searchesOf(store, scope));
  const parts = useMemo((): Loaded<SetupParts, DataFailure> => {
    if (screen.status !== 'ready') return screen;
    if (searches.status !== 'ready') return searches;
    return { status: 'ready', value: { screen: screen.value, searches: searches.value.items } };
  }, [screen, searches]);
  return [
    parts,
    async () => {
      await Promise.all([reloadScreen(), reloadSearches()]);
    },
  ];
}

async function loadScreen(store: ScreenStore, scope: YearScope, id: ScreenId) {
  const screen = await store.loadScreen(scope, id);
  if (!screen.ok) console.error(`The screen ${id} could not be loaded`, screen.error);
  return screen;
}

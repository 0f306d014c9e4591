import { useLocation } from 'shared-kernel/contract';
import { isUntouchedScreen, type Screen } from 'shared-kernel/model';
import { isCreation, useDiscardOnLeaving } from 'shared-kernel/saving';
import { screensOf } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';

/** A screen that was just added and is left without a save is not kept. `revision` is that of the page's last save. */
export function useScreenDiscard(screen: Screen, revision: number): void {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const state: unknown = useLocation().state;
  const isLeftBehind =
    isCreation(state) && isUntouchedScreen(screen) && revision === screen.setupSaved.revision;
  useDiscardOnLeaving(
    isLeftBehind
      ? {
          list: screensOf(store, scope).key,
          id: screen.id,
          run: () => store.discardNewScreen(scope, screen.id),
        }
      : null,
    screenToasts,
  );
}

import {
  collapseSpaces,
  decodeScreen,
  succeeded,
  type Screen,
  type ScreenSetup,
} from 'shared-kernel/model';
import { useEdits, type Edits, type Stored } from 'shared-kernel/saving';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { screenStoreAtom } from '../screen-store/screenStore';
import { screenToasts } from '../screen-store/screenToasts';
import { isSameSetup, setupOf } from './setupEdits';

/** Edits of a screen's set-up. */
export function useSetupEdits(screen: Screen): Edits<ScreenSetup> {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  return useEdits(storedOf(screen), {
    scope,
    load: async () => {
      const loaded = await store.loadScreen(scope, screen.id);
      return loaded.ok ? succeeded(storedOf(loaded.value)) : loaded;
    },
    save: (setup, author) =>
      store.saveScreenSetup(
        scope,
        screen.id,
        { ...setup, name: collapseSpaces(setup.name) },
        author,
      ),
    isSame: isSameSetup,
    toasts: screenToasts,
    keeping: {
      path: `${scope.organisationId}/${scope.yearId}/screens/${screen.id}/setup`,
      decode: (data) => {
        const read = decodeScreen(screen.id, data);
        return read.ok ? setupOf(read.value) : null;
      },
    },
  });
}

const storedOf = (screen: Screen): Stored<ScreenSetup> => ({
  value: setupOf(screen),
  revision: screen.setupSaved.revision,
});

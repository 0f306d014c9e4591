import type { Screen, ScreenContent } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { designStoreAtom } from './designStore';

export interface ScreenToSave {
  readonly screen: Screen;
  readonly content: ScreenContent;
}

/** How saving several screens went: by name, what was not saved. */
export interface SavedScreens {
  readonly saved: number;
  /** Somebody else saved them meanwhile (D22): they are left as they are. */
  readonly changed: readonly Screen[];
  readonly failed: readonly Screen[];
}

/** Saves screens one after the other, each against the revision that was read, so that nothing is overwritten unseen. */
export function useScreensSaving(): (screens: readonly ScreenToSave[]) => Promise<SavedScreens> {
  const store = useAtomValue(designStoreAtom);
  const savedBy = useAuthor();
  const { scope } = useYear();
  const { changed: listsChanged } = useServerChanges();
  return useCallback(
    async (screens) => {
      let saved = 0;
      const changed: Screen[] = [];
      const failed: Screen[] = [];
      for (const { screen, content } of screens) {
        const expectedRevision = screen.contentSaved.revision;
        const author = { savedBy, expectedRevision };
        const answer = await store.saveScreenContent(scope, screen.id, content, author);
        if (answer.ok) saved += 1;
        else (answer.error.code === 'data/conflict' ? changed : failed).push(screen);
      }
      // Not what this page has read itself: the screen in hand has edits.
      listsChanged();
      return { saved, changed, failed };
    },
    [store, savedBy, scope, listsChanged],
  );
}

import { type Revision, type Screen, type ScreenContent } from 'shared-kernel/model';
import { recordToasts, saveAnswer, useGuardedSave } from 'shared-kernel/saving';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { designStoreAtom } from './designStore';

interface ContentSaving {
  /** What the database holds, as far as this page knows. */
  readonly savedContent: ScreenContent;
  readonly savedRevision: number;
  readonly saving: boolean;
  /** Somebody else saved first (D22). */
  readonly conflict: Revision | null;
  readonly save: (content: ScreenContent) => void;
  readonly overwrite: (content: ScreenContent) => void;
  readonly dismissConflict: () => void;
  /** Edits that began from an older revision are being gone on with: saving them meets what was saved since. */
  readonly goOnFrom: (revision: number) => void;
}

const TOASTS = recordToasts('Screen');

/** Saves a screen's content with the revision that was loaded or saved last, and says how it went (spec §8). */
export function useContentSaving(screen: Screen, onSaved: () => void): ContentSaving {
  const store = useAtomValue(designStoreAtom);
  const savedBy = useAuthor();
  const { scope } = useYear();
  const { changed } = useServerChanges();
  const [savedContent, setSavedContent] = useState(screen.content);
  const saving = useGuardedSave<ScreenContent>(screen.contentSaved.revision, {
    saved: TOASTS.saved,
    save: async (content, expectedRevision) =>
      saveAnswer(
        await store.saveScreenContent(scope, screen.id, content, { savedBy, expectedRevision }),
        TOASTS,
      ),
    onSaved: (content) => {
      setSavedContent(content);
      changed();
      onSaved();
    },
  });
  return {
    savedContent,
    savedRevision: saving.revision,
    saving: saving.saving,
    conflict: saving.conflict,
    save: (content) => void saving.save(content),
    overwrite: (content) => void saving.overwrite(content),
    dismissConflict: saving.keepEditing,
    goOnFrom: saving.goOnFrom,
  };
}

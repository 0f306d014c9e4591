import { failureSentence, type DataConflict } from 'shared-kernel/firestore';
import type { Screen, ScreenContent } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuth, useToast, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { designStoreAtom } from './designStore';

interface ContentSaving {
  /** What the database holds, as far as this page knows. */
  readonly savedContent: ScreenContent;
  readonly savedRevision: number;
  readonly saving: boolean;
  /** Somebody else saved first (D22). */
  readonly conflict: DataConflict | null;
  readonly save: (content: ScreenContent) => void;
  readonly overwrite: (content: ScreenContent) => void;
  readonly dismissConflict: () => void;
  /** Edits that began from an older revision are being gone on with: saving them meets what was saved since. */
  readonly goOnFrom: (revision: number) => void;
}

/** Spec §9. */
const SAVED_TOAST_MS = 2000;

/** Saves a screen's content with the revision that was loaded or saved last, and says how it went (spec §8). */
export function useContentSaving(screen: Screen, onSaved: () => void): ContentSaving {
  const store = useAtomValue(designStoreAtom);
  const auth = useAuth();
  const { scope } = useYear();
  const toast = useToast();
  const { changed } = useServerChanges();
  const [saved, setSaved] = useState({
    content: screen.content,
    revision: screen.contentSaved.revision,
  });
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DataConflict | null>(null);
  const savedBy = auth.status === 'loggedIn' ? auth.email : '';

  const saveOver = async (content: ScreenContent, expectedRevision: number) => {
    setSaving(true);
    const result = await store.saveScreenContent(scope, screen.id, content, {
      savedBy,
      expectedRevision,
    });
    setSaving(false);
    setConflict(null);
    if (result.ok) {
      setSaved({ content, revision: result.value.revision });
      changed();
      onSaved();
      toast({
        header: 'Screen',
        body: 'Saved successfully!',
        variant: 'success',
        delayMs: SAVED_TOAST_MS,
      });
    } else if (result.error.code === 'data/conflict') {
      setConflict(result.error);
    } else {
      toast({
        header: 'Screen',
        body: `Error saving - please try again\n${failureSentence(result.error)}`,
        variant: 'danger',
      });
    }
  };

  return {
    savedContent: saved.content,
    savedRevision: saved.revision,
    saving,
    conflict,
    save: (content) => void saveOver(content, saved.revision),
    overwrite: (content) => void saveOver(content, conflict?.revision ?? saved.revision),
    dismissConflict: () => {
      setConflict(null);
    },
    goOnFrom: (revision) => {
      setSaved(({ content }) => ({ content, revision }));
    },
  };
}

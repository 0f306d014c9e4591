import type { DataConflict } from 'shared-kernel/firestore';
import type { Screen, ScreenSetup } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { screenStoreAtom } from '../screen-store/screenStore';
import { failureToast, screenToasts } from '../screen-store/screenToasts';
import { useAuthor } from '../screen-store/useAuthor';
import { useScope } from '../screen-store/useScope';
import { isSameSetup, setupOf } from './setupEdits';

export interface SetupDraft {
  readonly draft: ScreenSetup;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: DataConflict | null;
  readonly edit: (change: (before: ScreenSetup) => ScreenSetup) => void;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

/** Edits are held here until they are saved, guarded by the revision they began from. */
export function useSetupDraft(screen: Screen): SetupDraft {
  const store = useAtomValue(screenStoreAtom);
  const scope = useScope();
  const savedBy = useAuthor();
  const showToast = useToast();
  const [draft, setDraft] = useState(() => setupOf(screen));
  const [base, setBase] = useState({ setup: draft, revision: screen.setupSaved.revision });
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DataConflict | null>(null);

  const saveOver = async (expectedRevision: number) => {
    setConflict(null);
    setSaving(true);
    const author = { expectedRevision, savedBy };
    const saved = await store.saveScreenSetup(scope, screen.id, draft, author);
    setSaving(false);
    if (saved.ok) {
      setBase({ setup: draft, revision: saved.value.revision });
      showToast(screenToasts.saved);
    } else if (saved.error.code === 'data/conflict') {
      setConflict(saved.error);
    } else {
      showToast(failureToast('save', saved.error));
    }
  };

  const loadTheirs = async () => {
    const theirs = await store.loadScreen(scope, screen.id);
    setConflict(null);
    if (!theirs.ok) {
      showToast(failureToast('load', theirs.error));
      return;
    }
    const setup = setupOf(theirs.value);
    setDraft(setup);
    setBase({ setup, revision: theirs.value.setupSaved.revision });
  };

  return {
    draft,
    dirty: !isSameSetup(draft, base.setup),
    saving,
    conflict,
    edit: setDraft,
    save: () => saveOver(base.revision),
    overwrite: () => saveOver(conflict?.revision ?? base.revision),
    loadTheirs,
    keepEditing: () => {
      setConflict(null);
    },
  };
}

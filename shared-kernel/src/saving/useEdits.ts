import type { Author, DataFailure, Saved } from 'shared-kernel/firestore';
import { failed, type Result, type Revision, type YearScope } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor } from 'shared-kernel/session';
import { useEffect, useState } from 'react';
import type { EditsKeeping } from './keptEdits';
import type { RecordToasts } from './recordToasts';
import { saveAnswer, useGuardedSave, type Stored } from './useGuardedSave';
import { useKeptEdits } from './useKeptEdits';

export interface EditsPort<T> {
  /** Of the thing that is edited: all that is read of its year may look different once it is saved. */
  readonly scope: YearScope;
  readonly load: () => Promise<Result<Stored<T>, DataFailure>>;
  readonly save: (value: T, author: Author) => Promise<Result<Saved, DataFailure>>;
  /** Whether two states would be saved as the same. */
  readonly isSame: (one: T, other: T) => boolean;
  readonly toasts: RecordToasts;
  /** Where edits wait when the sign-in ends before they are saved. */
  readonly keeping: EditsKeeping<T>;
}

export interface Edits<T> {
  readonly edited: T;
  /** Of the last load or save of this page. */
  readonly revision: number;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  readonly edit: (edited: T) => void;
  /** Saves what is edited, or what it is about to become. */
  readonly save: (edited?: T) => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

/** Edits are held here until they are saved, guarded by the revision they began from. */
export function useEdits<T>(loaded: Stored<T>, port: EditsPort<T>): Edits<T> {
  const savedBy = useAuthor();
  const { toasts } = port;
  const { yearChanged } = useServerChanges();
  const [kept, hold] = useKeptEdits(port.keeping, toasts.saved.header);
  const [edited, setEdited] = useState(kept?.value ?? loaded.value);
  const [stored, setStored] = useState(loaded.value);
  const saving = useGuardedSave<T>(kept?.revision ?? loaded.revision, {
    saved: toasts.saved,
    save: async (value, expectedRevision) =>
      saveAnswer(await port.save(value, { expectedRevision, savedBy }), toasts),
    onSaved: (value) => {
      setStored(value);
      void yearChanged(port.scope);
    },
    theirs: {
      load: async () => {
        const theirs = await port.load();
        return theirs.ok ? theirs : failed(toasts.failed('load', theirs.error));
      },
      onLoaded: (theirs) => {
        setStored(theirs);
        setEdited(theirs);
      },
    },
  });

  const { revision } = saving;
  const dirty = !port.isSame(edited, stored);
  useEffect(() => {
    hold(dirty ? { value: edited, revision } : null);
  });

  return {
    ...saving,
    edited,
    dirty,
    edit: setEdited,
    save: (value = edited) => saving.save(value),
    overwrite: () => saving.overwrite(edited),
  };
}

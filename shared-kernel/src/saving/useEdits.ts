import type { Author, DataConflict, DataFailure, Saved } from 'shared-kernel/firestore';
import type { Result, YearScope } from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useToast } from 'shared-kernel/session';
import { useEffect, useState } from 'react';
import type { EditsKeeping } from './keptEdits';
import type { RecordToasts } from './recordToasts';
import { useKeptEdits } from './useKeptEdits';

/** A thing as it is stored, with the revision that guards it (D22). */
export interface Stored<T> {
  readonly value: T;
  readonly revision: number;
}

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
  readonly conflict: DataConflict | null;
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
  const showToast = useToast();
  const { yearChanged } = useServerChanges();
  const [kept, hold] = useKeptEdits(port.keeping, port.toasts.saved.header);
  const [edited, setEdited] = useState(kept?.value ?? loaded.value);
  const [base, setBase] = useState({ ...loaded, ...(kept && { revision: kept.revision }) });
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<DataConflict | null>(null);

  const dirty = !port.isSame(edited, base.value);
  useEffect(() => {
    hold(dirty ? { value: edited, revision: base.revision } : null);
  });

  const saveOver = async (expectedRevision: number, value: T) => {
    setConflict(null);
    setSaving(true);
    const saved = await port.save(value, { expectedRevision, savedBy });
    setSaving(false);
    if (saved.ok) {
      setBase({ value, revision: saved.value.revision });
      showToast(port.toasts.saved);
      void yearChanged(port.scope);
    } else if (saved.error.code === 'data/conflict') {
      setConflict(saved.error);
    } else {
      showToast(port.toasts.failed('save', saved.error));
    }
  };

  const loadTheirs = async () => {
    const theirs = await port.load();
    setConflict(null);
    if (!theirs.ok) {
      showToast(port.toasts.failed('load', theirs.error));
      return;
    }
    setEdited(theirs.value.value);
    setBase(theirs.value);
  };

  return {
    edited,
    revision: base.revision,
    dirty,
    saving,
    conflict,
    edit: setEdited,
    save: (value = edited) => saveOver(base.revision, value),
    overwrite: () => saveOver(conflict?.revision ?? base.revision, edited),
    loadTheirs,
    keepEditing: () => {
      setConflict(null);
    },
  };
}

import type { DataFailure, Saved } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type Result,
  type Revision,
  type SaveAnswer,
} from 'shared-kernel/model';
import { useToast, type Toast } from 'shared-kernel/session';
import { useState } from 'react';
import type { RecordToasts } from './recordToasts';

/** A thing as it is stored, with the revision that guards it (D22). */
export interface Stored<T> {
  readonly value: T;
  readonly revision: number;
}

export interface GuardedSavePort<T, Theirs = T> {
  readonly saved: Toast;
  /** Saves over the revision that is expected. Null where something has to be answered first. */
  readonly save: (value: T, expectedRevision: number) => Promise<Result<SaveAnswer | null, Toast>>;
  readonly onSaved: (value: T) => Promise<void> | void;
  /** How to go on from what is stored, where that does not open the page anew. */
  readonly theirs?: {
    readonly load: () => Promise<Result<Stored<Theirs>, Toast>>;
    readonly onLoaded: (theirs: Theirs) => Promise<void> | void;
  };
}

export interface GuardedSave<T> {
  /** The one that edits began from: of the last load or save of this page. */
  readonly revision: number;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  readonly save: (value: T) => Promise<void>;
  /** Saves over what the conflict tells of. */
  readonly overwrite: (value: T) => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
  /** Edits that began from another revision are gone on with: saving them meets what was saved since. */
  readonly goOnFrom: (revision: number) => void;
}

/** The one way of edits to where they are stored: over the revision that they began from, or not at all (D22). */
export function useGuardedSave<T, Theirs = T>(
  begunFrom: number,
  port: GuardedSavePort<T, Theirs>,
): GuardedSave<T> {
  const showToast = useToast();
  const [revision, goOnFrom] = useState(begunFrom);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Revision | null>(null);

  const saveOver = async (value: T, expectedRevision: number) => {
    setConflict(null);
    setSaving(true);
    const answer = await port.save(value, expectedRevision);
    if (!answer.ok) showToast(answer.error);
    else if (answer.value?.outcome === 'conflict') setConflict(answer.value);
    else if (answer.value !== null) {
      goOnFrom(answer.value.revision);
      showToast(port.saved);
      await port.onSaved(value);
    }
    setSaving(false);
  };
  return {
    revision,
    saving,
    conflict,
    save: (value) => saveOver(value, revision),
    overwrite: (value) => saveOver(value, conflict?.revision ?? revision),
    loadTheirs: async () => {
      const theirs = await port.theirs?.load();
      setConflict(null);
      if (theirs === undefined) return;
      if (!theirs.ok) {
        showToast(theirs.error);
        return;
      }
      goOnFrom(theirs.value.revision);
      await port.theirs?.onLoaded(theirs.value.value);
    },
    keepEditing: () => {
      setConflict(null);
    },
    goOnFrom,
  };
}

/** The answer of a save to Firestore, as those of the server are. */
export function saveAnswer(
  saved: Result<Saved, DataFailure>,
  toasts: RecordToasts,
): Result<SaveAnswer, Toast> {
  if (saved.ok) return succeeded({ outcome: 'saved', ...saved.value });
  return saved.error.code === 'data/conflict'
    ? succeeded({ outcome: 'conflict', ...saved.error })
    : failed(toasts.failed('save', saved.error));
}

import { serverTimestamp, type DocumentReference, type Transaction } from 'firebase/firestore/lite';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { notFound, type DataConflict, type DatabaseFailure } from './dataFailure';
import { definitionChanged, type StoredData } from './definitionChanged';
import { plainData } from './plainData';
import { transact } from './transact';

/** Names under which one thing keeps its revision (D22). */
interface RevisionFields {
  readonly revision: string;
  readonly savedBy: string;
  readonly savedAt: string;
}

export const SEARCH_REVISION: RevisionFields = {
  revision: 'revision',
  savedBy: 'savedBy',
  savedAt: 'savedAt',
};
export const CONTENT_REVISION: RevisionFields = {
  revision: 'contentRevision',
  savedBy: 'contentSavedBy',
  savedAt: 'contentSavedAt',
};
export const SETUP_REVISION: RevisionFields = {
  revision: 'setupRevision',
  savedBy: 'setupSavedBy',
  savedAt: 'setupSavedAt',
};

export interface Author {
  /** E-mail of the person who saves. */
  readonly savedBy: string;
  /** The revision that this person loaded; 0 for a thing that was never saved. */
  readonly expectedRevision: number;
}

/** What is now the newest revision: the one to expect at the next save. */
export interface Saved {
  readonly revision: number;
}

export type SaveFailure = DatabaseFailure | DataConflict;

export interface GuardedSave extends Author {
  readonly reference: DocumentReference;
  readonly fields: RevisionFields;
  /** Whether the document may be absent, and is created then. */
  readonly creates: boolean;
  /** The fields to write, given what is stored. */
  readonly payload: (stored: StoredData) => StoredData;
}

/** Merge-writes the payload as the next revision, unless a newer one than expected is stored (D22). */
export async function guardedSave(save: GuardedSave): Promise<Result<Saved, SaveFailure>> {
  const outcome = await transact((transaction) => saveWithin(transaction, save));
  return outcome.ok ? outcome.value : outcome;
}

async function saveWithin(
  transaction: Transaction,
  save: GuardedSave,
): Promise<Result<Saved, SaveFailure>> {
  const snapshot = await transaction.get(save.reference);
  if (!snapshot.exists() && !save.creates) return failed(notFound(save.reference.path));
  const stored: StoredData = snapshot.data() ?? {};
  const revision = storedRevision(stored, save.fields);
  const payload = save.payload(stored);
  if (isOwnSave(stored, payload, save)) return succeeded({ revision });
  if (revision !== save.expectedRevision) return failed(conflict(stored, save.fields));

  const data = {
    ...payload,
    ...revisionData(save.fields, revision + 1, save.savedBy),
  };
  transaction.set(save.reference, data, { mergeFields: Object.keys(data) });
  return succeeded({ revision: revision + 1 });
}

/** Whether an attempt before this one was stored, and its answer lost on the way: that is no conflict with oneself. */
function isOwnSave(stored: StoredData, payload: StoredData, save: GuardedSave): boolean {
  return (
    storedRevision(stored, save.fields) === save.expectedRevision + 1 &&
    stored[save.fields.savedBy] === save.savedBy &&
    // What is created has an id that nobody else could know.
    (save.creates || !definitionChanged(stored, payload))
  );
}

/** Changes fields that have no revision of their own; `data/not-found` where somebody deleted the document. */
export async function changeExisting(
  reference: DocumentReference,
  data: StoredData,
): Promise<Result<void, DatabaseFailure>> {
  const outcome = await transact(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return failed(notFound(reference.path));
    transaction.update(reference, data);
    return succeeded(undefined);
  });
  return outcome.ok ? outcome.value : outcome;
}

/** The revision fields of a save, stamped with the server's time. */
export function revisionData(
  fields: RevisionFields,
  revision: number,
  savedBy: string,
): StoredData {
  return {
    [fields.revision]: revision,
    [fields.savedBy]: savedBy,
    [fields.savedAt]: serverTimestamp(),
  };
}

function storedRevision(stored: StoredData, fields: RevisionFields): number {
  const revision = stored[fields.revision];
  return typeof revision === 'number' ? revision : 0;
}

function conflict(stored: StoredData, fields: RevisionFields): DataConflict {
  const savedBy = stored[fields.savedBy];
  const savedAt = plainData(stored[fields.savedAt]);
  return {
    code: 'data/conflict',
    revision: storedRevision(stored, fields),
    savedBy: typeof savedBy === 'string' ? savedBy : '',
    savedAt: savedAt instanceof Date ? savedAt : null,
  };
}

import { serverTimestamp, type DocumentReference, type Transaction } from 'firebase/firestore/lite';
import {
  decideSave,
  failed,
  revisionIn,
  succeeded,
  type Result,
  type Revision,
  type RevisionFields,
} from 'shared-kernel/model';
import { notFound, type DataConflict, type DatabaseFailure } from './dataFailure';
import { definitionChanged, type StoredData } from './definitionChanged';
import { plainData } from './plainData';
import { transact } from './transact';

export interface Author {
  /** Email of the person who saves. */
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
  const payload = save.payload(stored);
  const decision = decideSave(storedRevision(stored, save.fields), {
    ...save,
    // What is created has an id that nobody else could know.
    isStored: () => save.creates || !definitionChanged(stored, payload),
  });
  if (decision.outcome === 'conflict') {
    const { revision, savedBy, savedAt } = decision;
    return failed({ code: 'data/conflict', revision, savedBy, savedAt });
  }
  const { outcome, revision } = decision;
  if (outcome === 'write') {
    const data = { ...payload, ...revisionData(save.fields, revision, save.savedBy) };
    transaction.set(save.reference, data, { mergeFields: Object.keys(data) });
  }
  return succeeded({ revision });
}

const storedRevision = (stored: StoredData, fields: RevisionFields): Revision =>
  revisionIn({ ...stored, [fields.savedAt]: plainData(stored[fields.savedAt]) }, fields);

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

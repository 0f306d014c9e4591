import type { DocumentReference } from 'firebase/firestore/lite';
import type { Result } from 'shared-kernel/model';
import type { DatabaseFailure } from './dataFailure';
import { plainData } from './plainData';
import type { Decoder } from './reading';
import { transact } from './transact';

/** Deletes a document that is still as `isDue` wants it, and says whether it did: what is not read stays. */
export const discardIf = <T>(
  reference: DocumentReference,
  decode: Decoder<T>,
  isDue: (stored: T) => boolean,
): Promise<Result<boolean, DatabaseFailure>> =>
  transact(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return false;
    const stored = decode(snapshot.id, plainData(snapshot.data()));
    if (!stored.ok || !isDue(stored.value)) return false;
    transaction.delete(reference);
    return true;
  });

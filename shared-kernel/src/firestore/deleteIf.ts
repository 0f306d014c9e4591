import { doc, serverTimestamp, type DocumentSnapshot } from 'firebase/firestore/lite';
import type { Result, YearScope } from 'shared-kernel/model';
import { getFirebaseAuth } from '../firebase';
import type { DatabaseFailure } from './dataFailure';
import { plainData } from './plainData';
import { yearDocument } from './paths';
import type { Decoder } from './reading';
import { transact } from './transact';
import { withDocument } from './withDocument';

/** Where rules want who deleted something and when, under its own id (D342); the server takes it from there. */
const RECORDS = { searches: 'deletedSearches', screens: 'deletedScreens' } as const;

/**
 * Deletes a search or screen that is as `isDue` wants it, with a record of who did it in the same commit. False where
 * it is not so, or gone already.
 */
export const deleteIf = (
  scope: YearScope,
  kind: keyof typeof RECORDS,
  id: string,
  isDue: (stored: DocumentSnapshot) => boolean = () => true,
): Promise<Result<boolean, DatabaseFailure>> =>
  withDocument(scope, kind, id, (reference) =>
    transact(async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists() || !isDue(stored)) return false;
      transaction.delete(reference);
      transaction.set(doc(yearDocument(scope), RECORDS[kind], id), {
        deletedBy: getFirebaseAuth().currentUser?.uid ?? '',
        deletedAt: serverTimestamp(),
      });
      return true;
    }),
  );

/** Whether what is stored can be read and is so. */
export const readAs =
  <T>(decode: Decoder<T>, isSo: (value: T) => boolean) =>
  (stored: DocumentSnapshot): boolean => {
    const read = decode(stored.id, plainData(stored.data()));
    return read.ok && isSo(read.value);
  };

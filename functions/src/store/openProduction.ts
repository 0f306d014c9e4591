import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketStore, type FileStore } from 'registry';
import type { FindAccount, RemoveAccount } from './account';
import { isUnknownUser, removeAccountOf } from './removeAccountOf';
import type { Documents } from './documents';
import { firestoreDocuments } from './firestoreDocuments';
import { openedOnUse } from './openedOnUse';

export interface Production {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly findAccount: FindAccount;
  readonly removeAccount: RemoveAccount;
  readonly close: () => Promise<void>;
}

/**
 * Firestore, Auth and a bucket of this name as Google's own environment variables name them: a project with credentials,
 * or emulators.
 */
export function openProduction(bucket: string): Production {
  const app = initializeApp();
  const firestore = getFirestore(app);
  return {
    documents: firestoreDocuments(firestore, { throttleBulkWrites: true }),
    files: openedOnUse(() => bucketStore(getStorage(app).bucket(bucket))),
    findAccount: findAccountOf(app),
    removeAccount: removeAccountOf(getAuth(app)),
    close: () => firestore.terminate(),
  };
}

const findAccountOf =
  (app: App): FindAccount =>
  async (email) => {
    try {
      const { uid, emailVerified, disabled } = await getAuth(app).getUserByEmail(email);
      return { uid, emailVerified, disabled };
    } catch (failure) {
      if (isUnknownUser(failure)) return null;
      throw failure;
    }
  };

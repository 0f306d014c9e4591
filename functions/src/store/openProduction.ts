import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Documents } from './documents';
import { firestoreDocuments } from './firestoreDocuments';

export interface Production {
  readonly documents: Documents;
  readonly close: () => Promise<void>;
}

/** Firestore as Google's own environment variables name it: a project with credentials, or an emulator. */
export function openProduction(): Production {
  const firestore = getFirestore(initializeApp());
  return {
    documents: firestoreDocuments(firestore, { throttleBulkWrites: true }),
    close: () => firestore.terminate(),
  };
}

import { Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from './firebaseConfig';

/** firebase-admin on the gRPC port of a local backend. The credentials are never sent without TLS. */
export const localFirestore = (port: number): Firestore =>
  new Firestore({
    projectId: PROJECT_ID,
    host: '127.0.0.1',
    port,
    ssl: false,
    credentials: { client_email: 'local@localhost', private_key: 'none' },
  });

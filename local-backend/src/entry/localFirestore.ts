import { Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from './firebaseConfig';

/**
 * firebase-admin on the gRPC port of a local backend, by the secret of its data folder. The credentials are never sent
 * without TLS.
 */
export const localFirestore = (port: number, secret: string): Firestore =>
  new Firestore({
    projectId: PROJECT_ID,
    host: '127.0.0.1',
    port,
    ssl: false,
    customHeaders: { Authorization: `Bearer ${secret}` },
    credentials: { client_email: 'local@localhost', private_key: 'none' },
  });

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { openDocumentStore, type DocumentDatabase } from '../../src/documents';
import { startFirestoreGrpc } from '../../src/firestore-grpc';
import type { Authorize } from '../../src/firestore-rest';
import { TEST_SECRET, TEST_TRUST } from '../testTrust';
import { allowAll, serveStore } from './serveStore';

/** A real store in a directory of its own, behind a real HTTP server. */
export interface TestBackend {
  readonly store: DocumentDatabase;
  readonly port: number;
  readonly origin: string;
  readonly grpcPort: number;
  /** The client SDK on a project of its own. */
  client(projectId: string): Firestore;
  /** The admin SDK on a project of its own, over gRPC. */
  admin(projectId: string): AdminFirestore;
  close(): Promise<void>;
}

// Refused writes are what many of these tests are about; the SDK would print each of them.
setLogLevel('silent');

export async function startBackend(authorize: Authorize = allowAll): Promise<TestBackend> {
  const directory = await mkdtemp(join(tmpdir(), 'documents-'));
  const store = await openDocumentStore(directory);
  const { server, port } = await serveStore(store, authorize);
  const grpc = await startFirestoreGrpc({ store, isOwner: TEST_TRUST.isOwner });
  const apps: ReturnType<typeof initializeApp>[] = [];
  const admins: AdminFirestore[] = [];
  return {
    store,
    port,
    grpcPort: grpc.port,
    origin: `http://127.0.0.1:${port}`,
    client(projectId) {
      const app = initializeApp({ projectId, apiKey: 'local' }, `${projectId}-${apps.length}`);
      apps.push(app);
      const firestore = getFirestore(app);
      connectFirestoreEmulator(firestore, '127.0.0.1', port);
      return firestore;
    },
    admin(projectId) {
      const firestore = new AdminFirestore({
        projectId,
        host: '127.0.0.1',
        port: grpc.port,
        ssl: false,
        customHeaders: { Authorization: `Bearer ${TEST_SECRET}` },
        // Never sent without TLS; without them the SDK asks the network for some.
        credentials: { client_email: 'test@localhost', private_key: 'none' },
      });
      admins.push(firestore);
      return firestore;
    },
    async close() {
      await Promise.all([...apps.map(deleteApp), ...admins.map((admin) => admin.terminate())]);
      await grpc.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { Firestore } from 'firebase-admin/firestore';
import { firestoreDocuments } from 'functions/firestore';
import {
  createHandlers,
  startCountingThreads,
  mailDocuments,
  type Documents,
  type Handlers,
} from 'functions/handlers';
import { folderStore, type FileStore } from 'registry';
import { openDocumentStore, type DocumentChange } from '../../src/documents';
import { startFirestoreGrpc } from '../../src/firestore-grpc';
import { TEST_SECRET, TEST_TRUST } from '../testTrust';
import { runHandlers } from '../../src/entry/runHandlers';

export interface JobServer {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly handlers: Handlers;
  readonly logged: readonly string[];
  settled(): Promise<void>;
  close(): Promise<void>;
}

const PROJECT = 'demo-jobs';

/**
 * The real handlers over firebase-admin, gRPC and the store on disk, with change events: in a directory that is removed
 * at the end, or in one that stays. Without jobs it is only written to.
 */
export async function startJobServer(
  directory?: string,
  onChange: (change: DocumentChange) => void = () => undefined,
  { runsJobs = true } = {},
): Promise<JobServer> {
  const ownDirectory = directory ?? (await mkdtemp(join(tmpdir(), 'jobs-')));
  const store = await openDocumentStore(ownDirectory);
  const grpc = await startFirestoreGrpc({ store, isOwner: TEST_TRUST.isOwner });
  const firestore = new Firestore({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: grpc.port,
    ssl: false,
    customHeaders: { Authorization: `Bearer ${TEST_SECRET}` },
    credentials: { client_email: 'local@localhost', private_key: 'none' },
  });
  const documents = firestoreDocuments(firestore, { throttleBulkWrites: false });
  const files = folderStore(ownDirectory);
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const stopping = new AbortController();
  const countingThreads = startCountingThreads();
  const handlers = createHandlers({
    documents,
    files,
    countingThreads,
    removeAccount: () => Promise.resolve(),
    outbox: mailDocuments({ documents, now: () => new Date(), newId: randomUUID }),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32),
    purge: store.compact,
    log,
    stopping: stopping.signal,
  });
  const project = store.project(PROJECT);
  project.onChange(onChange);
  const runner = runsJobs
    ? runHandlers(project, handlers, stopping, log)
    : { settled: () => Promise.resolve(), stop: () => Promise.resolve() };
  return {
    documents,
    files,
    handlers,
    logged,
    settled: runner.settled,
    close: async () => {
      await runner.stop();
      await countingThreads.close();
      await firestore.terminate();
      await grpc.close();
      await store.close();
      if (directory === undefined) await rm(ownDirectory, { recursive: true });
    },
  };
}

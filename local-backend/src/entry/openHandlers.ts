import { randomBytes, randomUUID } from 'node:crypto';
import { firestoreDocuments } from 'functions/firestore';
import {
  createHandlers,
  startCountingThreads,
  type Handlers,
  type Services,
} from 'functions/handlers';
import { folderStore } from 'registry';
import {
  createAuthHandler,
  folderTrust,
  removeAccountBy,
  testModeTrust,
  type Trust,
} from '../auth';
import type { DocumentDatabase } from '../documents';
import { startFirestoreGrpc } from '../firestore-grpc';
import { closableDocuments } from './closableDocuments';
import { PROJECT_ID } from './firebaseConfig';
import { folderOutbox, mailsOf } from './folderOutbox';
import { openFolderSecret } from './folderSecret';
import { localFirestore } from './localFirestore';
import { openStore } from './openParts';
import { runHandlers, type HandlerRunner } from './runHandlers';
import { storeWrites } from './storeWrites';
import { storeReads } from './storeReads';

export interface OpenHandlers {
  readonly store: DocumentDatabase;
  readonly grpcPort: number;
  /** Of the data folder: who knows it is an administrator. */
  readonly secret: string;
  readonly trust: Trust;
  /** Answers for the accounts, which nobody else opens meanwhile. */
  readonly authHandler: ReturnType<typeof createAuthHandler>;
  readonly services: Services;
  readonly handlers: Handlers;
  readonly runner: HandlerRunner;
  /** Where it is served. */
  readonly listensAt: (origin: string) => void;
  /** Releases the data directory; jobs that were running go on at the next start. */
  readonly close: () => Promise<void>;
}

/** The documents of a data directory and the handlers at work on them; a StartFault where it cannot be used. */
export async function openHandlers(
  dataDirectory: string,
  now: () => Date,
  log: (message: string) => void,
  testMode = false,
): Promise<OpenHandlers> {
  const store = await openStore(dataDirectory, now, log);
  const secret = await openFolderSecret(dataDirectory);
  const trust = testMode ? testModeTrust(secret) : folderTrust(secret);
  const grpc = await startFirestoreGrpc({ store, isOwner: trust.isOwner });
  const firestore = localFirestore(grpc.port, secret);
  const authHandler = createAuthHandler({
    areaOf: (project) => store.area(`auth/${project}`),
    now,
    trust,
    sendMail: mailsOf({ dataDirectory, now, log }),
  });
  const stopping = new AbortController();
  const countingThreads = startCountingThreads();
  const own = store.project(PROJECT_ID);
  const port = closableDocuments({
    ...firestoreDocuments(firestore, { throttleBulkWrites: false }),
    ...storeReads(own),
    ...storeWrites(own),
  });
  let origin = '';
  const services: Services = {
    documents: port.documents,
    files: folderStore(dataDirectory),
    countingThreads,
    removeAccount: removeAccountBy(authHandler, secret, PROJECT_ID),
    outbox: folderOutbox({ dataDirectory, now, log }),
    staffOrigin: () => origin,
    supportersOrigin: () => origin,
    now,
    newId: randomUUID,
    newSecret: () => randomBytes(32),
    log,
    purge: () => store.compact(),
    stopping: stopping.signal,
  };
  const handlers = createHandlers(services);
  const runner = runHandlers(own, handlers, stopping, log);
  return {
    store,
    grpcPort: grpc.port,
    secret,
    trust,
    authHandler,
    services,
    handlers,
    runner,
    listensAt: (address) => {
      origin = address;
    },
    close: async () => {
      await runner.stop();
      await countingThreads.close();
      await port.close();
      await firestore.terminate();
      await grpc.close();
      await store.close();
    },
  };
}

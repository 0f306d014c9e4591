import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Firestore } from 'firebase-admin/firestore';
import { failed } from 'shared-kernel/model';
import { createHandlers, firestoreDocuments, startCountingThread } from 'functions/handlers';
import { createAuthHandler, verifyIdentity } from './auth';
import { createCallableHandler } from './callables';
import { addAccount } from './demo/addAccount';
import { DEMO_PEOPLE } from './demo/people';
import { seedDemo } from './demo/seedDemo';
import { startFirestoreGrpc } from './firestore-grpc';
import { firestoreRestHandler, unknownGoogleApi } from './firestore-rest';
import { application } from './entry/application';
import { authorizeByRules } from './entry/authorizeByRules';
import { firebaseConfig, PROJECT_ID } from './entry/firebaseConfig';
import { listen, listenSentence } from './entry/listen';
import { identifiedUpload } from './entry/identifiedUpload';
import { openRules, openStore } from './entry/openParts';
import { runHandlers } from './entry/runHandlers';
import { StartFault } from './entry/startFault';
import { DEFAULT_WEB_ROOTS, type WebRoots } from './static/webRoots';

export interface LocalBackendOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Whether the demo people and organisations are set up where they are not there yet. */
  readonly demo: boolean;
  readonly webRoots?: WebRoots;
  readonly rulesFile?: string;
  readonly now?: () => Date;
  /** Where messages for the operator go; standard error otherwise. */
  readonly log?: (message: string) => void;
}

export interface LocalBackend {
  readonly origin: string;
  readonly port: number;
  /** Lets go of the port and the data directory; jobs that were running go on at the next start. */
  close(): Promise<void>;
  /** Waits until the jobs that have been started so far are through. */
  settled(): Promise<void>;
}

const RULES_FILE = fileURLToPath(new URL('../../firestore.rules', import.meta.url));

/**
 * Starts everything on one loopback port and resolves when it is ready, the demo included. Rejects with a StartFault
 * where the port is taken, the data directory cannot be used, or the rules cannot be read.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { now = () => new Date(), log = console.error } = options;
  const rules = await openRules(options.rulesFile ?? RULES_FILE);
  const store = await openStore(options.dataDirectory, now);
  const documents = store.project(PROJECT_ID);
  const grpc = await startFirestoreGrpc({ store });
  const firestore = new Firestore({
    projectId: PROJECT_ID,
    host: '127.0.0.1',
    port: grpc.port,
    ssl: false,
    credentials: { client_email: 'local@localhost', private_key: 'none' },
  });
  const stopping = new AbortController();
  const countingThread = startCountingThread();
  const services = {
    documents: firestoreDocuments(firestore, { throttleBulkWrites: false }),
    countingThread,
    now,
    newId: randomUUID,
    log,
    stopping: stopping.signal,
  };
  const handlers = createHandlers(services);
  const runner = runHandlers(documents, handlers, stopping, log);
  const identify = (authorization: string | null, projectId: string) =>
    verifyIdentity(authorization, projectId, now());
  /** Functions work on the served project only, so that people of another are nobody to them. */
  const identifyOwn: typeof identify = (authorization, projectId) =>
    projectId === PROJECT_ID ? identify(authorization, projectId) : failed('unauthenticated');
  const authHandler = createAuthHandler({
    areaOf: (project) => store.area(`auth/${project}`),
    now,
  });

  let ready = false;
  const app = application({
    wires: [
      firestoreRestHandler({ store, authorize: authorizeByRules(rules, identify, now) }),
      authHandler,
      createCallableHandler({ functions: handlers.callables, identify: identifyOwn }),
      unknownGoogleApi,
    ],
    chunkUpload: identifiedUpload(handlers, PROJECT_ID, now),
    firebaseConfig: firebaseConfig(options.demo ? DEMO_PEOPLE : []),
    webRoots: options.webRoots ?? DEFAULT_WEB_ROOTS,
    isReady: () => ready,
  });

  const release = async (): Promise<void> => {
    await runner.stop();
    await countingThread.close();
    await firestore.terminate();
    await grpc.close();
    await store.close();
  };
  const listening = await listen(app.fetch, options.port);
  if (!listening.ok) {
    await release();
    throw new StartFault(listening.error, listenSentence(listening.error, options.port));
  }
  const { port, close } = listening.value;

  runner.run('Taking up jobs', handlers.resumeAll({ exclusive: true }));
  runner.run('Letting go of abandoned imports', handlers.expireImports());
  if (options.demo)
    await seedDemo({
      ...services,
      handlers,
      settled: runner.settled,
      addAccount: addAccount(authHandler, PROJECT_ID),
    });
  ready = true;
  return {
    origin: `http://localhost:${port}`,
    port,
    settled: runner.settled,
    close: async () => {
      await close();
      await release();
    },
  };
}

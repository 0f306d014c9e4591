import { randomBytes, randomUUID } from 'node:crypto';
import { firestoreDocuments } from 'functions/firestore';
import {
  createHandlers,
  startCountingThreads,
  type Documents,
  type Handlers,
} from 'functions/handlers';
import { folderStore } from 'registry';
import { failed, succeeded, type Result, type YearScope } from 'shared-kernel/model';
import { findAccountAt, findAccountIn, removeAccountAt, type FindAccount } from '../auth';
import { folderOutbox } from './folderOutbox';
import { PROJECT_ID } from './firebaseConfig';
import { readFolderSecret } from './folderSecret';
import { localFirestore } from './localFirestore';
import { openHandlers } from './openHandlers';
import { readRunningNote, removeRunningNote } from './runningNote';
import { StartFault } from './startFault';

/** A data folder as a program at a terminal works on it. */
export interface DataFolder {
  /** Whether a running local backend does the jobs; they are done in this process otherwise. */
  readonly isServed: boolean;
  readonly documents: Documents;
  readonly handlers: Handlers;
  readonly findAccount: FindAccount;
  /** Waits until the jobs of a year that were asked for are through. */
  readonly settled: (scope: YearScope) => Promise<void>;
  /** Jobs that are running here go on at the next start. */
  readonly close: () => Promise<void>;
}

export interface DataFolderOptions {
  readonly now?: () => Date;
  readonly log: (message: string) => void;
}

/** The backend that serves the folder answers within this time, or is not there. */
const REACH_WITHIN_MS = 5_000;

/**
 * Opens the folder, or reaches the local backend that is running on it, so that a nightly job need not stop the
 * product. Rejects with a StartFault where neither is possible.
 */
export async function openDataFolder(
  directory: string,
  { now = () => new Date(), log }: DataFolderOptions,
): Promise<DataFolder> {
  try {
    return await opened(directory, now, log);
  } catch (failure) {
    if (!(failure instanceof StartFault) || failure.code !== 'data-directory-in-use') throw failure;
    const served = await reached(directory, now, log);
    if (served.ok) return served.value;
    throw new StartFault(
      failure.code,
      `${failure.message} It cannot be reached from here: stop it, and try again.`,
      served.error,
    );
  }
}

async function opened(
  directory: string,
  now: () => Date,
  log: (message: string) => void,
): Promise<DataFolder> {
  const { store, services, handlers, runner, close } = await openHandlers(directory, now, log);
  await removeRunningNote(directory);
  runner.run('Taking up jobs', handlers.resumeAll({ exclusive: true }));
  return {
    isServed: false,
    documents: services.documents,
    handlers,
    findAccount: findAccountIn(store.area(`auth/${PROJECT_ID}`)),
    settled: runner.settled,
    close,
  };
}

async function reached(
  directory: string,
  now: () => Date,
  log: (message: string) => void,
): Promise<Result<DataFolder, unknown>> {
  const running = await readRunningNote(directory);
  const secret = await readFolderSecret(directory);
  if (running === null || secret === null) return failed(null);
  const firestore = localFirestore(running.grpcPort, secret);
  const countingThreads = startCountingThreads();
  const close = async (): Promise<void> => {
    await countingThreads.close();
    await firestore.terminate();
  };
  const documents = firestoreDocuments(firestore, { throttleBulkWrites: false });
  const services = {
    documents,
    files: folderStore(directory),
    countingThreads,
    removeAccount: removeAccountAt(running.port, secret, PROJECT_ID),
    outbox: folderOutbox({ dataDirectory: directory, now, log }),
    now,
    newId: randomUUID,
    newSecret: () => randomBytes(32),
    log,
  };
  try {
    await inTime(documents.get('local/demo'));
  } catch (failure) {
    await close();
    return failed(failure);
  }
  const handlers = createHandlers(services);
  return succeeded({
    isServed: true,
    documents,
    handlers,
    findAccount: findAccountAt(running.port, secret, PROJECT_ID),
    settled: (scope) => handlers.jobsSettled(scope),
    close,
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), REACH_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

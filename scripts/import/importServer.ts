import { randomBytes, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { openProduction } from 'functions/firestore';
import {
  createHandlers,
  startCountingThreads,
  mailDocuments,
  type Documents,
  type FindAccount,
  type Handlers,
} from 'functions/handlers';
import { openDataFolder, StartFault } from 'local-backend';
import { failed, succeeded, type Result, type YearScope } from 'shared-kernel/model';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a verb at a terminal works on. */
export interface ImportServer {
  /** In words, for messages. */
  readonly where: string;
  readonly documents: Documents;
  readonly handlers: Handlers;
  readonly findAccount: FindAccount;
  readonly settled: (scope: YearScope) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PRODUCTION_VARIABLES = [
  'GOOGLE_CLOUD_PROJECT',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIRESTORE_EMULATOR_HOST',
] as const;

/**
 * The data folder or the Firestore that the environment names, or why it cannot be used as a sentence. Who needs `files` as
 * well is refused without the bucket in which a Firestore's functions keep them.
 */
export async function importServer(
  env: Environment,
  log: (message: string) => void,
  needs: 'documents' | 'files' = 'documents',
): Promise<Result<ImportServer, string>> {
  const production = PRODUCTION_VARIABLES.find((name) => isSet(env[name]));
  if (production === undefined) return dataFolder(env['DATA_DIR'] ?? '.data', log);
  if (isSet(env['DATA_DIR']))
    return failed(`DATA_DIR and ${production} are both set: unset the one that is not meant.`);
  if (needs === 'files' && !isSet(env['MEDIA_BUCKET']))
    return failed('MEDIA_BUCKET is not set: name the bucket in which the functions keep files.');
  return productionServer(env, log);
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

async function dataFolder(
  directory: string,
  log: (message: string) => void,
): Promise<Result<ImportServer, string>> {
  if (!(await isDirectory(directory)))
    return failed(
      `There is no data folder ${directory}: run npm start once, or set DATA_DIR to the one that is meant.`,
    );
  try {
    const folder = await openDataFolder(directory, { log });
    const where = `the data folder ${directory}`;
    return succeeded({
      ...folder,
      where: folder.isServed ? `${where}, through the product that is running on it` : where,
    });
  } catch (failure) {
    if (!(failure instanceof StartFault)) throw failure;
    return failed(failure.message);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false; // whatever the reason, it is none that can be used
  }
}

async function productionServer(
  env: Environment,
  log: (message: string) => void,
): Promise<Result<ImportServer, string>> {
  const project = env['GOOGLE_CLOUD_PROJECT'] ?? '';
  const where = project === '' ? 'Firestore' : `Firestore of ${project}`;
  const { documents, files, findAccount, removeAccount, close } = openProduction(
    env['MEDIA_BUCKET'] ?? '',
  );
  try {
    await documents.get('superadmins/anybody');
  } catch (failure) {
    await close();
    return failed(
      `${where} cannot be reached: ${failure instanceof Error ? failure.message : String(failure)}`,
    );
  }
  const countingThreads = startCountingThreads();
  const now = (): Date => new Date();
  const services = {
    documents,
    files,
    countingThreads,
    removeAccount,
    outbox: mailDocuments({ documents, now, newId: randomUUID }),
    now,
    newId: randomUUID,
    newSecret: () => randomBytes(32),
    log,
  };
  const handlers = createHandlers(services);
  return succeeded({
    where,
    documents,
    handlers,
    findAccount,
    settled: (scope) => handlers.jobsSettled(scope),
    close: async () => {
      await countingThreads.close();
      await close();
    },
  });
}

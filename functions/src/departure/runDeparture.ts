import { isHeld, leaseFields } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { departurePath } from '../store/paths';
import { departureOf, type Departure } from './departure';
import { removeTraces } from './removeTraces';
import { replaceNames } from './replaceNames';

const RENEW_AFTER_MS = 20_000;

/**
 * Removes the account and every trace of who it was, and says whether that is done now. A run that dies is taken up by
 * the next start (D19): what is done already is not found again. While an import is at work that may still write a name
 * which it had read before, the end waits for it.
 */
export async function runDeparture(services: Services, uid: string): Promise<boolean> {
  const { documents, newId, now, purge } = services;
  const owner = newId();
  const departure = await claim(services, uid, owner);
  if (departure === null) return await isDone(services, uid);
  const run = departureRun(services, uid, owner);
  try {
    await services.removeAccount(uid);
    const imports = departure.imports ?? (await importsAtWork(services));
    if (departure.imports === null) await run.write({ imports });
    const stillAtWork = (await importsAtWork(services)).filter((one) => imports.includes(one));
    const leaver = { uid, emails: new Set(departure.names) };
    await removeTraces(services, leaver);
    // What came in meanwhile, from another tab of the same person, is found by the next round.
    while ((await replaceNames(services, leaver, run.renew)) > 0) await run.renew();
    if (stillAtWork.length > 0) return false;
    await documents.transaction(async (transaction) => {
      await run.require(transaction);
      const path = departurePath(uid);
      const { startedAt } = departure;
      const done = { state: 'done', startedAt, finishedAt: now() };
      transaction.write({ kind: 'set', path, data: done });
    });
    await purge?.();
    return true;
  } catch (failure) {
    if (failure instanceof JobCutOff) return false;
    throw failure;
  } finally {
    await run.release();
  }
}

const isDone = async ({ documents }: Services, uid: string): Promise<boolean> => {
  const stored = await documents.get(departurePath(uid));
  return stored !== null && departureOf(stored).state === 'done';
};

/** Null where it is over, or somebody else is at it. */
const claim = (
  { documents, now }: Services,
  uid: string,
  owner: string,
): Promise<Departure | null> =>
  documents.transaction(async (transaction) => {
    const path = departurePath(uid);
    const stored = await transaction.get(path);
    const departure = stored === null ? null : departureOf(stored);
    if (departure?.state !== 'working' || isHeld(departure, now())) return null;
    transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
    return departure;
  });

/** Those that hold names which they read, each told from a later one of its year. */
async function importsAtWork({ documents }: Services): Promise<readonly string[]> {
  const jobs = await documents.group('jobs', 'state', ['working'], ['importId']);
  return jobs.flatMap(({ path, data: { importId } }) =>
    typeof importId === 'string' && importId !== '' ? [`${path} ${importId}`] : [],
  );
}

function departureRun({ documents, now, stopping }: Services, uid: string, owner: string) {
  const path = departurePath(uid);
  let renewedAt = now().getTime();
  type Reads = Pick<typeof documents, 'get'>;
  const isOwn = async (reads: Reads): Promise<boolean> => {
    const stored = await reads.get(path);
    return stored !== null && departureOf(stored).owner === owner;
  };
  /** Throws where another run has taken over. */
  const require = async (reads: Reads): Promise<void> => {
    if (!(await isOwn(reads))) throw new JobCutOff();
  };
  const write = (data: DocumentData): Promise<void> =>
    documents.transaction(async (transaction) => {
      await require(transaction);
      renewedAt = now().getTime();
      transaction.write({ kind: 'merge', path, data: { ...leaseFields(owner, now()), ...data } });
    });
  return {
    require,
    write,
    renew: async (): Promise<void> => {
      if (stopping?.aborted === true) throw new JobCutOff();
      if (now().getTime() - renewedAt >= RENEW_AFTER_MS) await write({});
    },
    release: (): Promise<void> =>
      documents.transaction(async (transaction) => {
        if (await isOwn(transaction))
          transaction.write({ kind: 'merge', path, data: { owner: '', leaseUntil: null } });
      }),
  };
}

import { JobCutOff } from '../jobs/jobCutOff';
import { claimRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import { departurePath } from '../store/paths';
import { departureOf } from './departure';
import { removeTraces } from './removeTraces';
import { replaceNames } from './replaceNames';

const RENEW_AFTER_MS = 20_000;

/**
 * Removes the account and every trace of who it was, and says whether that is done now. A run that dies is claimed by
 * the next start (D19): what is done already is not found again. While an import is at work that may still write a name
 * which it had read before, the end waits for it.
 */
export async function runDeparture(services: Services, uid: string): Promise<boolean> {
  const { documents, now, purge } = services;
  const path = departurePath(uid);
  const claimed = await claimRun(services, path, (_, stored) => {
    const departure = stored === null ? null : departureOf(stored);
    return departure?.state === 'working' ? { work: departure } : null;
  });
  if (claimed === null) return isDone(services, uid);
  const { run, work: departure } = claimed;
  const renew = (): Promise<void> => run.renew(RENEW_AFTER_MS);
  try {
    await services.removeAccount(uid);
    const imports = departure.imports ?? (await importsAtWork(services));
    if (departure.imports === null)
      await run.extend((transaction) =>
        transaction.write({ kind: 'merge', path, data: { imports } }),
      );
    const stillAtWork = (await importsAtWork(services)).filter((one) => imports.includes(one));
    const leaver = { uid, emails: new Set(departure.names) };
    await removeTraces(services, leaver);
    // What came in meanwhile, from another tab of the same person, is found by the next round.
    while ((await replaceNames(services, leaver, renew)) > 0) await renew();
    if (stillAtWork.length > 0) return false;
    await documents.transaction(async (transaction) => {
      await run.require(transaction);
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

/** Those that hold names which they read, each told from a later one of its year. */
async function importsAtWork({ documents }: Services): Promise<readonly string[]> {
  const jobs = await documents.group('jobs', 'state', ['working'], ['importId']);
  return jobs.flatMap(({ path, data: { importId } }) =>
    typeof importId === 'string' && importId !== '' ? [`${path} ${importId}`] : [],
  );
}

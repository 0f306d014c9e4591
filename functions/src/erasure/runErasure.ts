import { JobCutOff, TimeIsUp } from '../jobs/jobCutOff';
import { ENOUGH_TIME_MS } from '../jobs/lease';
import { claimRun, type LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import { erasurePath, yearScope, yearsPath } from '../store/paths';
import { erasureOf, type ErasureAddress } from './erasure';
import { eraseInYear } from './eraseInYear';
import { forgetInLog } from './forgetInLog';
import { importsAway, type Hold } from './importsAway';
import { withoutKeptOut, withoutPerson, type Neutral } from '../suppressions/neutralText';
import { readSuppressions } from '../suppressions/readSuppressions';
import { tidyPublications } from '../published/tidyPublications';
import { forgetVersions } from '../versions/forgetVersions';

const RENEW_AFTER_MS = 20_000;

/** `afterImport`: it goes on by itself once that is over; `atWork`: another run is at it, or goes on with it. */
export type ErasureState = 'done' | 'afterImport' | 'atWork';

/**
 * Goes through the years that an erasure has left, one after the other; a run that dies is claimed by the next start
 * (D19), and each year can be done twice. One whose time is up hands on to the next run (D584). Gives how it stands.
 */
export async function runErasure(
  services: Services,
  address: ErasureAddress,
): Promise<ErasureState> {
  const path = erasurePath(address.organisationId, address.erasureId);
  const startedAt = services.now().getTime();
  const claimed = await claimRun(services, path, (_, stored) => {
    const erasure = stored === null ? null : erasureOf(stored);
    return erasure?.state === 'working' ? { work: erasure } : null;
  });
  if (claimed === null) return stateOf(services, path);
  const { run, work: erasure } = claimed;
  let left = erasure.yearIds;
  try {
    const erased = new Set(erasure.emails);
    for (const yearId of erasure.yearIds) {
      const scope = yearScope(address.organisationId, yearId);
      const refusal = await importsAway(services, scope, (hold) =>
        eraseInYear(services, scope, erased, heldWith(run, hold)),
      );
      if (refusal !== null) return refusal === 'taken' ? 'atWork' : 'afterImport';
      left = left.filter((id) => id !== yearId);
      const data = { yearIds: left };
      await run.extend((transaction) => transaction.write({ kind: 'merge', path, data }));
    }
    const suppressions = await readSuppressions(services, address.organisationId);
    const keptOut = withoutKeptOut(suppressions);
    const without = withoutPerson(erasure);
    const neutral: Neutral = (text) => keptOut(without(text));
    const isForgotten = suppressions.hasHash;
    await forgetInLog(services.documents, address.organisationId, { neutral, isForgotten });
    const years = await services.documents.list(yearsPath(address.organisationId), ['name']);
    for (const { id } of years) {
      const scope = yearScope(address.organisationId, id);
      await forgetVersions(services.documents, scope, neutral);
      await tidyPublications(services, scope);
    }
    // What was held of the person goes from here as well.
    const data = { state: 'done', finishedAt: services.now() };
    await run.extend((transaction) =>
      transaction.write({ kind: 'merge', path, data, without: ['emails', 'supporterIds'] }),
    );
    await services.purge?.();
    return 'done';
  } catch (failure) {
    const hasComeFurther =
      left.length < erasure.yearIds.length || services.now().getTime() - startedAt < ENOUGH_TIME_MS;
    // Its change event starts the next run; one that finds no end within its time is left to the schedule.
    if (failure instanceof TimeIsUp && hasComeFurther)
      await run.release({ handedOn: services.newId() });
    if (failure instanceof JobCutOff) return 'atWork';
    throw failure;
  } finally {
    await run.release();
  }
}

async function stateOf({ documents }: Services, path: string): Promise<ErasureState> {
  const stored = await documents.get(path);
  return stored !== null && erasureOf(stored).state === 'working' ? 'atWork' : 'done';
}

/** A hold of a year that keeps the erasure as well. */
const heldWith = (run: LeasedRun, { require, renew }: Hold): Hold => ({
  require,
  renew: async () => {
    await renew();
    await run.renew(RENEW_AFTER_MS);
  },
});

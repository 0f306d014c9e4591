import { isHeld, leaseFields } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { erasurePath, yearScope } from '../store/paths';
import { erasureOf, type Erasure, type ErasureAddress } from './erasure';
import { eraseInYear } from './eraseInYear';
import { forgetInLog } from './forgetInLog';
import { importsAway, type Hold, type Refusal } from './importsAway';
import { withoutKeptOut, withoutPerson } from '../suppressions/neutralText';
import { readSuppressions } from '../suppressions/readSuppressions';

const RENEW_AFTER_MS = 20_000;

/**
 * Goes through the years that an erasure has left, one after the other; a run that dies is taken up by the next start
 * (D19), and each year can be done twice. The answer says why it could not end now: it goes on when that is over.
 */
export async function runErasure(
  services: Services,
  address: ErasureAddress,
): Promise<Refusal | null> {
  const owner = services.newId();
  const erasure = await claim(services, address, owner);
  if (erasure === null) return null;
  const run = erasureRun(services, address, owner);
  try {
    const erased = new Set(erasure.emails);
    let left = erasure.yearIds;
    for (const yearId of erasure.yearIds) {
      const scope = yearScope(address.organisationId, yearId);
      const refusal = await importsAway(services, scope, (hold) =>
        eraseInYear(services, scope, erased, run.held(hold)),
      );
      if (refusal !== null) return refusal;
      left = left.filter((id) => id !== yearId);
      await run.write({ yearIds: left });
    }
    const keptOut = withoutKeptOut(await readSuppressions(services, address.organisationId));
    const without = withoutPerson(erasure);
    await forgetInLog(services.documents, address.organisationId, (text) => keptOut(without(text)));
    // What was held of the person goes from here as well.
    await run.write({ state: 'done', finishedAt: services.now() }, ['emails', 'supporterIds']);
    await services.purge?.();
    return null;
  } catch (failure) {
    if (failure instanceof JobCutOff) return 'working';
    throw failure;
  } finally {
    await run.letGo();
  }
}

/** Null where it is over, or somebody else is at it. */
const claim = (
  { documents, now }: Services,
  { organisationId, erasureId }: ErasureAddress,
  owner: string,
): Promise<Erasure | null> =>
  documents.transaction(async (transaction) => {
    const path = erasurePath(organisationId, erasureId);
    const stored = await transaction.get(path);
    const erasure = stored === null ? null : erasureOf(stored);
    if (erasure?.state !== 'working' || isHeld(erasure, now())) return null;
    transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
    return erasure;
  });

function erasureRun(
  { documents, now, stopping }: Services,
  { organisationId, erasureId }: ErasureAddress,
  owner: string,
) {
  const path = erasurePath(organisationId, erasureId);
  let renewedAt = now().getTime();
  /** Throws where another run has taken over. */
  const write = (data: object, without: readonly string[] = []): Promise<void> =>
    documents.transaction(async (transaction) => {
      const stored = await transaction.get(path);
      if (stored === null || erasureOf(stored).owner !== owner) throw new JobCutOff();
      renewedAt = now().getTime();
      transaction.write({
        kind: 'merge',
        path,
        data: { ...leaseFields(owner, now()), ...data },
        without,
      });
    });
  return {
    write,
    held: ({ renew, require }: Hold): Hold => ({
      require,
      renew: async () => {
        if (stopping?.aborted === true) throw new JobCutOff();
        await renew();
        if (now().getTime() - renewedAt >= RENEW_AFTER_MS) await write({});
      },
    }),
    letGo: () =>
      documents.transaction(async (transaction) => {
        const stored = await transaction.get(path);
        if (stored === null || erasureOf(stored).owner !== owner) return;
        transaction.write({ kind: 'merge', path, data: { owner: '', leaseUntil: null } });
      }),
  };
}

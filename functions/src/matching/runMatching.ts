import type { YearScope } from 'shared-kernel/model';
import { hasDied, isHeld, jobOf, leaseFields, released } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { jobPath } from '../store/paths';
import { countYear } from './countYear';
import { finishPass, nothingToDo } from './finishPass';
import { takeUp } from './takeUp';

/**
 * Counts the year until nothing waits, unless another run is at it (D16-D19). A run that fails lets go of the job and
 * throws; its work stays marked as waiting, so that the next start gives the same result.
 */
export async function runMatching(services: Services, scope: YearScope): Promise<void> {
  const owner = services.newId();
  if (!(await claim(services, scope, owner))) return;
  try {
    let outcome: 'again' | 'done';
    do outcome = await onePass(services, scope, owner);
    while (outcome === 'again');
  } catch (failure) {
    if (failure instanceof JobCutOff) return;
    await letGo(services, scope, owner);
    throw failure;
  }
}

async function onePass(
  services: Services,
  scope: YearScope,
  owner: string,
): Promise<'again' | 'done'> {
  const work = await takeUp(services, scope, owner);
  if (work === null) return nothingToDo(services, scope, owner);
  const counts = await countYear(services, scope, owner, work);
  return finishPass(services, scope, owner, work.affected, counts);
}

const claim = ({ documents, now }: Services, scope: YearScope, owner: string): Promise<boolean> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'matching');
    const job = jobOf(await transaction.get(path));
    if (job.state === 'idle' || isHeld(job, now())) return false;
    transaction.write({
      kind: 'merge',
      path,
      data: {
        ...leaseFields(owner, now()),
        state: 'working',
        // A run that died may have taken up what its list no longer names.
        everything: job.everything || hasDied(job, now()),
        processed: 0,
        total: 0,
        startedAt: now(),
        finishedAt: null,
      },
    });
    return true;
  });

const letGo = ({ documents }: Services, scope: YearScope, owner: string): Promise<void> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'matching');
    if (jobOf(await transaction.get(path)).owner === owner)
      transaction.write({ kind: 'merge', path, data: released });
  });

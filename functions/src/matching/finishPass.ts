import type { YearScope } from 'shared-kernel/model';
import { jobOf, type JobDocument, leaseFields, released } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import type { DocumentData, StoredDocument, Transaction } from '../store/documents';
import { jobPath, yearPath } from '../store/paths';
import type { YearCounts } from './countYear';
import { fingerprintOf } from './fingerprint';
import { MATCHED_IDS, type StoredDefinition } from './storedDefinition';

/** Writes a pass' results in one transaction (D19): all counts of the pass become visible together, or none does. */
export const finishPass = (
  { documents, now }: Services,
  scope: YearScope,
  owner: string,
  affected: readonly StoredDefinition[],
  counts: YearCounts,
): Promise<'again' | 'done'> =>
  documents.transaction(async (transaction) => {
    const job = await ownJob(transaction, scope, owner);
    const year = await transaction.get(yearPath(scope));
    const current = await Promise.all(affected.map(({ path }) => transaction.get(path)));

    affected.forEach((definition, index) => {
      if (!isUnchanged(definition, current[index] ?? null)) return;
      transaction.write({
        kind: 'merge',
        path: definition.path,
        data: {
          ...counts.of(definition),
          supportersMatchedUpdate: false,
          supportersMatchedAt: now(),
        },
        without: MATCHED_IDS,
      });
    });
    if (year !== null && counts.screensCombined !== null)
      transaction.write({
        kind: 'merge',
        path: year.path,
        data: { screensCombinedSupportersMatched: counts.screensCombined },
      });
    return endPass(transaction, scope, owner, job, now());
  });

/** Ends a pass that found nothing waiting. */
export const nothingToDo = (
  { documents, now }: Services,
  scope: YearScope,
  owner: string,
): Promise<'again' | 'done'> =>
  documents.transaction(async (transaction) =>
    endPass(transaction, scope, owner, await ownJob(transaction, scope, owner), now()),
  );

async function ownJob(
  transaction: Transaction,
  scope: YearScope,
  owner: string,
): Promise<JobDocument> {
  const job = jobOf(await transaction.get(jobPath(scope, 'matching')));
  if (job.owner !== owner) throw new JobCutOff();
  return job;
}

/** What was edited while the pass ran keeps waiting: its own change event asked for one more. */
const isUnchanged = (definition: StoredDefinition, current: StoredDocument | null): boolean =>
  current !== null && fingerprintOf(definition.kind, current.data) === definition.fingerprint;

function endPass(
  transaction: Transaction,
  scope: YearScope,
  owner: string,
  job: JobDocument,
  now: Date,
): 'again' | 'done' {
  const data: DocumentData = job.queued
    ? { ...leaseFields(owner, now), processed: 0 }
    : { ...released, state: 'idle', finishedAt: now };
  transaction.write({ kind: 'merge', path: jobPath(scope, 'matching'), data });
  return job.queued ? 'again' : 'done';
}

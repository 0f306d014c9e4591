import type { YearScope } from 'shared-kernel/model';
import { momentOn } from './momentOn';
import { jobOf, type JobDocument } from '../jobs/jobDocument';
import { released } from '../jobs/lease';
import type { LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { DocumentData, StoredDocument, Transaction } from '../store/documents';
import { jobPath, yearPath } from '../store/paths';
import type { YearCounts } from './countYear';
import { careRevision } from '../suppressions/careRevision';
import { withDeaths, withoutDeaths } from './deaths';
import { fingerprintOf } from '../definitions/fingerprint';
import { idsOf, type Slice } from './slicesOf';
import { MATCHED_IDS, type StoredDefinition } from '../definitions/storedDefinition';

/**
 * Writes a slice's results in one transaction (D19): all counts of the slice become visible together, or none does.
 * With them it is noted what is tried next, but where another count was asked for while the pass goes on: `asked`.
 */
export const finishSlice = (
  { documents, now }: Services,
  scope: YearScope,
  run: LeasedRun,
  affected: readonly StoredDefinition[],
  counts: YearCounts,
  next: readonly string[] | null,
): Promise<'again' | 'asked' | 'done'> =>
  documents.transaction(async (transaction) => {
    const job = await ownJob(transaction, run);
    const year = await transaction.get(yearPath(scope));
    const current = await transaction.getAll(affected.map(({ path }) => path));
    // Somebody was put on the care list meanwhile: what was counted may show them, and is asked for again.
    const revision = await careRevision(transaction, scope.organisationId);
    const isOutdated = counts.careRevision !== null && counts.careRevision !== revision;

    affected.forEach((definition, index) => {
      if (isOutdated || !isUnchanged(definition, current[index] ?? null)) return;
      transaction.write({
        kind: 'merge',
        path: definition.path,
        data: {
          ...counts.of(definition),
          supportersMatchedUpdate: false,
          supportersMatchedAt: momentOn(counts.day, now()),
        },
        without: MATCHED_IDS,
      });
    });
    if (year !== null && counts.screensCombined !== null && !isOutdated)
      transaction.write({
        kind: 'merge',
        path: year.path,
        data: { screensCombinedSupportersMatched: counts.screensCombined },
      });
    const deaths = withoutDeaths(
      job.deaths,
      affected.map(({ id }) => id),
    );
    if (next === null) return endPass(transaction, scope, run, { ...job, deaths }, now());
    transaction.write({
      kind: 'merge',
      path: jobPath(scope, 'matching'),
      data: { ...run.fields(), processed: 0, trying: job.queued ? [] : next, deaths },
    });
    return job.queued ? 'asked' : 'again';
  });

/** The thread died of this slice: its searches and screens are counted apart from now on, or given up. */
export const noteDeath = (
  { documents }: Services,
  scope: YearScope,
  run: LeasedRun,
  slice: Slice,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const job = await ownJob(transaction, run);
    transaction.write({
      kind: 'merge',
      path: jobPath(scope, 'matching'),
      data: { ...run.fields(), trying: [], deaths: withDeaths(job, idsOf(slice)) },
    });
  });

/** Ends a pass that found nothing waiting. */
export const nothingToDo = (
  { documents, now }: Services,
  scope: YearScope,
  run: LeasedRun,
): Promise<'again' | 'done'> =>
  documents.transaction(async (transaction) =>
    endPass(transaction, scope, run, await ownJob(transaction, run), now()),
  );

const ownJob = async (transaction: Transaction, run: LeasedRun): Promise<JobDocument> =>
  jobOf(await run.require(transaction));

/** What was edited while the pass ran keeps waiting: its own change event asked for one more. */
const isUnchanged = (definition: StoredDefinition, current: StoredDocument | null): boolean =>
  current !== null && fingerprintOf(definition.kind, current.data) === definition.fingerprint;

function endPass(
  transaction: Transaction,
  scope: YearScope,
  run: LeasedRun,
  job: JobDocument,
  now: Date,
): 'again' | 'done' {
  const { deaths, total } = job;
  const data: DocumentData = job.queued
    ? { ...run.fields(), processed: 0, trying: [], deaths }
    : {
        ...released,
        ...{ state: 'idle', finishedAt: now, processed: total, starts: 0, trying: [], deaths },
      };
  transaction.write({ kind: 'merge', path: jobPath(scope, 'matching'), data });
  return job.queued ? 'again' : 'done';
}

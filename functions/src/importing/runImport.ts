import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { jobOf } from '../jobs/jobDocument';
import { JobCutOff, TimeIsUp } from '../jobs/jobCutOff';
import { ENOUGH_TIME_MS, released } from '../jobs/lease';
import { claimRun, type LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { StoredDocument, Transaction } from '../store/documents';
import { importPath, jobPath } from '../store/paths';
import { FAILURE_SENTENCES } from './failureSentences';
import { ImportCancelled, importProgress } from './importProgress';
import type { ImportRun } from './importRun';
import { isWorking, readImport, type RevertedState, type WorkingState } from './importWork';
import { finish, type Ending } from './steps/finish';
import { ChunkGone } from './upload/chunkStream';
import { check } from './steps/check';
import { inspect } from './steps/inspect';
import { revert } from './steps/revert';
import { write } from './steps/write';

/** What the job does in each of its states. */
const STEPS = {
  inspecting: inspect,
  checking: check,
  importing: write,
  undoing: revert,
} as const satisfies Record<WorkingState, (run: ImportRun) => Promise<Ending>>;

/**
 * Does what an import that was handed over waits for, unless another run is at it. A run that dies is claimed by the
 * next start (D19): every step gives the same result when it is done again.
 */
export async function runImport(services: Services, scope: YearScope): Promise<void> {
  const claimed = await claimRun(services, jobPath(scope, 'import'), (transaction, stored) => {
    const importId = waitingImport(transaction, stored);
    return importId === null ? null : { work: importId };
  });
  if (claimed === null) return;
  const { run: lease, work: importId } = claimed;
  const address = { scope, importId };
  try {
    const run = await openRun(services, address, lease);
    await worked(run);
  } catch (failure) {
    // Its change event starts the next run.
    if (failure instanceof TimeIsUp) return lease.release({ handedOn: services.newId() });
    if (failure instanceof JobCutOff) return;
    services.log(`Import ${importId}: ${describe(failure)}`);
    // The import stays as it is; the next start takes it up.
    await lease.release();
  }
}

/** What the job waits with; null where that is nothing. */
function waitingImport(transaction: Transaction, stored: StoredDocument | null): ImportId | null {
  const { state, importId } = jobOf(stored);
  if (stored === null || state !== 'working') return null;
  if (importId !== '') return asId<ImportId>(importId);
  // Whoever kept imports away died before letting them in again.
  const data = { ...released, state: 'idle' };
  transaction.write({ kind: 'merge', path: stored.path, data });
  return null;
}

async function openRun(
  services: Services,
  address: ImportRun['address'],
  lease: LeasedRun,
): Promise<ImportRun> {
  const stored = await readImport(services.documents, address);
  if (stored === null) throw new Error('The record is gone');
  const isCancellable = stored.record.state !== 'undoing';
  const progress = importProgress(lease, address, services.now, isCancellable);
  const startedAt = services.now();
  return { services, address, scope: address.scope, lease, stored, progress, startedAt };
}

/** The step of the import's state; one that fails or is cancelled ends the import, with nothing of it left behind. */
async function worked(run: ImportRun): Promise<void> {
  const { state } = run.stored.record;
  if (!isWorking(state)) throw new Error(`An import that is ${state} is no work`);
  try {
    await finish(run, await STEPS[state](run));
  } catch (failure) {
    if (failure instanceof TimeIsUp && state !== 'undoing' && !(await hasComeFurther(run)))
      return stop(run, 'failed', FAILURE_SENTENCES.tooLong);
    if (failure instanceof JobCutOff || state === 'undoing') throw failure;
    if (failure instanceof ImportCancelled) return stop(run, 'cancelled', '');
    if (failure instanceof ChunkGone) return stop(run, 'failed', FAILURE_SENTENCES.fileGone);
    run.services.log(`Import ${run.address.importId}: ${describe(failure)}`);
    await stop(run, 'failed', FAILURE_SENTENCES.brokenOff);
  }
}

/** Whether there is anything for the next run to go on with that this one had not found, or may be with more time. */
async function hasComeFurther({
  services,
  address,
  stored,
  startedAt,
}: ImportRun): Promise<boolean> {
  if (services.now().getTime() - startedAt.getTime() < ENOUGH_TIME_MS) return true;
  const now = await readImport(services.documents, address);
  return (
    now?.work.writing !== stored.work.writing ||
    now.work.pace?.at.getTime() !== stored.work.pace?.at.getTime()
  );
}

/** Ends the import this way, reverting first what it may have written. */
async function stop(run: ImportRun, endAs: RevertedState, failure: string): Promise<void> {
  const { services, address, lease } = run;
  const mustRevert = await services.documents.transaction(async (transaction) => {
    await lease.require(transaction);
    const record = await transaction.get(importPath(address.scope, address.importId));
    const isWriting = record?.data['writing'] === true;
    if (isWriting)
      transaction.write({
        kind: 'merge',
        path: importPath(address.scope, address.importId),
        data: { state: 'undoing', endAs, failure },
      });
    return isWriting;
  });
  if (!mustRevert) return finish(run, { state: endAs, data: { failure } });
  const undoing = await openRun(services, address, lease);
  await finish(undoing, await revert(undoing));
}

const describe = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);

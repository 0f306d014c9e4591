import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { isHeld, jobOf, leaseFields, released } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { importPath, jobPath } from '../store/paths';
import { FAILURE_SENTENCES } from './failureSentences';
import { ImportCancelled, importProgress, requireOwnRun } from './importProgress';
import type { ImportRun } from './importRun';
import { isWorking, readImport, type TakenBackState, type WorkingState } from './importWork';
import { leaveWork, type Ending } from './leaveWork';
import { checkFile } from './steps/checkFile';
import { inspectFile } from './steps/inspectFile';
import { takeBack } from './steps/takeBack';
import { takeIn } from './steps/takeIn';

/** What the job does in each of its states. */
const STEPS = {
  inspecting: inspectFile,
  checking: checkFile,
  importing: takeIn,
  undoing: takeBack,
} as const satisfies Record<WorkingState, (run: ImportRun) => Promise<Ending>>;

/**
 * Does what an import that was handed over waits for, unless another run is at it. A run that dies is taken up by the
 * next start (D19): every step gives the same result when it is done again.
 */
export async function runImport(services: Services, scope: YearScope): Promise<void> {
  const owner = services.newId();
  const importId = await claim(services, scope, owner);
  if (importId === null) return;
  const address = { scope, importId };
  try {
    const run = await openRun(services, address, owner);
    await worked(run);
  } catch (failure) {
    if (failure instanceof JobCutOff) return;
    services.log(`Import ${importId}: ${describe(failure)}`);
    await letGo(services, address, owner);
  }
}

const claim = (
  { documents, now }: Services,
  scope: YearScope,
  owner: string,
): Promise<ImportId | null> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'import');
    const job = jobOf(await transaction.get(path));
    if (job.state !== 'working' || isHeld(job, now())) return null;
    if (job.importId === '') {
      // Whoever kept imports away died before letting them in again.
      transaction.write({ kind: 'merge', path, data: { ...released, state: 'idle' } });
      return null;
    }
    transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
    return asId<ImportId>(job.importId);
  });

async function openRun(
  services: Services,
  address: ImportRun['address'],
  owner: string,
): Promise<ImportRun> {
  const stored = await readImport(services.documents, address);
  if (stored === null) throw new Error('The record is gone');
  const isCancellable = stored.record.state !== 'undoing';
  const progress = importProgress(services, address, owner, isCancellable);
  return { services, address, scope: address.scope, owner, stored, progress };
}

/** The step of the import's state; one that fails or is cancelled ends the import, with nothing of it left behind. */
async function worked(run: ImportRun): Promise<void> {
  const { state } = run.stored.record;
  if (!isWorking(state)) throw new Error(`An import that is ${state} is no work`);
  try {
    await leaveWork(run, await STEPS[state](run));
  } catch (failure) {
    if (failure instanceof JobCutOff || state === 'undoing') throw failure;
    if (failure instanceof ImportCancelled) return stop(run, 'cancelled', '');
    run.services.log(`Import ${run.address.importId}: ${describe(failure)}`);
    await stop(run, 'failed', FAILURE_SENTENCES.brokenOff);
  }
}

/** Ends the import this way, taking back first what it may have written. */
async function stop(run: ImportRun, endAs: TakenBackState, failure: string): Promise<void> {
  const { services, address, owner } = run;
  const mustTakeBack = await services.documents.transaction(async (transaction) => {
    await requireOwnRun(transaction, address.scope, owner, false);
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
  if (!mustTakeBack) return leaveWork(run, { state: endAs, data: { failure } });
  const undoing = await openRun(services, address, owner);
  await leaveWork(undoing, await takeBack(undoing));
}

/** The import stays as it is; the next start takes it up. */
const letGo = (
  { documents }: Services,
  { scope }: ImportRun['address'],
  owner: string,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'import');
    if (jobOf(await transaction.get(path)).owner === owner)
      transaction.write({ kind: 'merge', path, data: released });
  });

const describe = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);

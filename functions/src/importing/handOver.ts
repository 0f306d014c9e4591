import { CallableError } from '../callableError';
import { jobOf } from '../jobs/jobDocument';
import { released } from '../jobs/lease';
import type { Services } from '../services';
import type { DocumentData, Transaction } from '../store/documents';
import { importPath, jobPath } from '../store/paths';
import { readImport, type StoredImport, type WorkingState } from './importWork';
import type { ImportAddress } from './requests';

/** What the job is to do next, and the fields that go with it; null where the import has gone on already. */
export type NextWork = {
  readonly state: WorkingState;
  readonly data?: DocumentData;
} | null;

/**
 * Hands an import to the job, which its change event starts. `decide` looks at the import and refuses by throwing
 * `CallableError`. One import of a year is worked on at a time.
 */
export const handOver = (
  { documents, now }: Services,
  address: ImportAddress,
  decide: (stored: StoredImport, transaction: Transaction) => NextWork | Promise<NextWork>,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(address.scope, 'import');
    const job = jobOf(await transaction.get(path));
    const next = await decide(await requireImport(transaction, address), transaction);
    if (next === null) return;
    if (job.state === 'working')
      throw new CallableError(
        'failed-precondition',
        'Another import of this year is still working',
      );
    transaction.write({
      kind: 'merge',
      path,
      data: {
        ...released,
        state: 'working',
        importId: address.importId,
        cancelRequested: false,
      },
    });
    transaction.write({
      kind: 'merge',
      path: importPath(address.scope, address.importId),
      data: {
        ...next.data,
        state: next.state,
        step: 'Waiting to start',
        processed: 0,
        total: 0,
        stepStartedAt: now(),
        cancelRequested: false,
        failure: '',
      },
    });
  });

export async function requireImport(
  transaction: Transaction,
  address: ImportAddress,
): Promise<StoredImport> {
  const stored = await readImport(transaction, address);
  if (stored === null) throw new CallableError('not-found', 'There is no such import');
  return stored;
}

/** Refuses what does not fit the import's state. */
export const refuseState = (sentence: string): never => {
  throw new CallableError('failed-precondition', sentence);
};

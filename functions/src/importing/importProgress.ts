import { setImmediate } from 'node:timers/promises';
import type { YearScope } from 'shared-kernel/model';
import { jobOf, leaseFields } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import type { DocumentData, StoredDocument, Transaction } from '../store/documents';
import { importPath, jobPath } from '../store/paths';
import type { ImportAddress } from './requests';

/** At most one sign of life in this time. */
const REPORT_EVERY_MS = 1_000;

/** A person asked for the end of the import: it stops here, and what it has written is taken back. */
export class ImportCancelled extends Error {
  constructor() {
    super('The import was cancelled');
    this.name = 'ImportCancelled';
  }
}

/**
 * Signs of life of one run: each renews the lease and shows how far it is, and throws `JobCutOff` or `ImportCancelled`
 * where the run is to stop.
 */
export interface ImportProgress {
  /** A new step, with how many it will handle; 0 where that is not known. */
  readonly begin: (step: string, total?: number, processed?: number) => Promise<void>;
  /** How many are handled, at most once a second; lets others have the thread. */
  readonly advance: (processed: number) => Promise<void>;
  /** The same at once, together with how far a step has come that the next run is to go on with. */
  readonly keep: (processed: number, position: DocumentData) => Promise<void>;
}

export function importProgress(
  { documents, now, stopping }: Services,
  address: ImportAddress,
  owner: string,
  isCancellable: boolean,
): ImportProgress {
  let reportedAt = now().getTime();

  const goOn = (): void => {
    if (stopping?.aborted === true) throw new JobCutOff();
  };
  const report = async (data: DocumentData): Promise<void> => {
    reportedAt = now().getTime();
    await documents.transaction(async (transaction) => {
      await requireOwnRun(transaction, address.scope, owner, isCancellable);
      transaction.write({
        kind: 'merge',
        path: jobPath(address.scope, 'import'),
        data: leaseFields(owner, now()),
      });
      transaction.write({
        kind: 'merge',
        path: importPath(address.scope, address.importId),
        data,
      });
    });
  };

  return {
    begin: async (step, total = 0, processed = 0) => {
      goOn();
      await report({ step, processed, total, stepStartedAt: now() });
    },
    advance: async (processed) => {
      await setImmediate();
      goOn();
      if (now().getTime() - reportedAt >= REPORT_EVERY_MS) await report({ processed });
    },
    keep: async (processed, position) => {
      await setImmediate();
      goOn();
      await report({ processed, ...position });
    },
  };
}

/** Reads the job; throws where another run has taken over, or a person wants this one to stop. */
export async function requireOwnRun(
  transaction: Transaction,
  scope: YearScope,
  owner: string,
  isCancellable: boolean,
): Promise<StoredDocument | null> {
  const stored = await transaction.get(jobPath(scope, 'import'));
  const job = jobOf(stored);
  if (job.owner !== owner) throw new JobCutOff();
  if (isCancellable && job.cancelRequested) throw new ImportCancelled();
  return stored;
}

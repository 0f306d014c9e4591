import { setImmediate } from 'node:timers/promises';
import { jobOf } from '../jobs/jobDocument';
import type { LeasedRun, WriteBeside } from '../jobs/leasedRun';
import type { DocumentData, StoredDocument, Transaction } from '../store/documents';
import { importPath } from '../store/paths';
import type { ImportAddress } from './requests';

/** At most one sign of life in this time. */
const REPORT_EVERY_MS = 1_000;

/** A person asked for the end of the import: it stops here, and what it has written is reverted. */
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
  /**
   * How many are handled, and how far a step has come that the next run is to go on with, at most once a second; lets
   * others have the thread.
   */
  readonly advance: (processed: number, position?: DocumentData) => Promise<void>;
  /** A sign of life of a step that has come no further. */
  readonly goOn: () => Promise<void>;
}

export function importProgress(
  lease: LeasedRun,
  { scope, importId }: ImportAddress,
  now: () => Date,
  isCancellable: boolean,
): ImportProgress {
  const showing =
    (data: DocumentData): WriteBeside =>
    (transaction, stored) => {
      if (isCancellable) refuseCancelled(stored);
      transaction.write({ kind: 'merge', path: importPath(scope, importId), data });
    };

  const signOfLife = async (data: DocumentData): Promise<void> => {
    await setImmediate();
    await lease.renew(REPORT_EVERY_MS, showing(data));
  };

  return {
    begin: async (step, total = 0, processed = 0) => {
      lease.goOn();
      await lease.extend(showing({ step, processed, total, stepStartedAt: now() }));
    },
    advance: (processed, position = {}) => signOfLife({ processed, ...position }),
    goOn: () => signOfLife({}),
  };
}

/** Reads the job; throws where another run has taken over, or a person wants this one to stop. */
export async function requireUncancelled(
  lease: LeasedRun,
  transaction: Transaction,
): Promise<StoredDocument | null> {
  const stored = await lease.require(transaction);
  refuseCancelled(stored);
  return stored;
}

function refuseCancelled(stored: StoredDocument | null): void {
  if (jobOf(stored).cancelRequested) throw new ImportCancelled();
}

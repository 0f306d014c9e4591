import { isDeepStrictEqual } from 'node:util';
import type { YearScope } from 'shared-kernel/model';
import type { LeasedRun, WriteBeside } from '../jobs/leasedRun';
import type { Services } from '../services';
import { countSupporters } from '../snapshot/countSupporters';
import type { DocumentData } from '../store/documents';
import { jobPath } from '../store/paths';

/** At most one sign of life in this time, in which pages look again (D17): a document may have one write a second. */
const REPORT_EVERY_MS = 2_000;

export interface PassProgress {
  /** Aborted where the pass is to stop: the process is about to end, or another run has taken the job over. */
  readonly signal: AbortSignal;
  /**
   * These are being counted from now on: where the process dies of one, the next start knows among which to look. Writes
   * nothing where the results before them were written with that.
   */
  readonly begin: (trying: readonly string[]) => Promise<void>;
  /** Results were written with what is begun next. */
  readonly toldNext: (trying: readonly string[]) => void;
  /** Shows how far the pass is and renews its lease, at most once in two seconds. */
  readonly onRows: (processed: number, total?: number) => void;
  /** Waits for the last sign of life; throws what stopped the pass. What it came to is written with its results. */
  readonly end: () => Promise<void>;
}

/** Signs of life of one pass of the matching job, from counts that run elsewhere and wait for nobody. */
export function passProgress(services: Services, scope: YearScope, run: LeasedRun): PassProgress {
  const path = jobPath(scope, 'matching');
  const stopped = new AbortController();
  const { stopping } = services;
  let shown = { processed: 0, total: 0 };
  let told: readonly string[] | null = null;
  let reporting: Promise<void> = Promise.resolve();
  let failure: Error | null = null;

  const showing =
    (data: DocumentData): WriteBeside =>
    (transaction) =>
      transaction.write({ kind: 'merge', path, data });
  const inTheBackground = (work: Promise<void>): Promise<void> =>
    work.catch((thrown: unknown) => {
      failure ??= thrown instanceof Error ? thrown : new Error(String(thrown));
      stopped.abort();
    });

  return {
    signal: stopping === undefined ? stopped.signal : AbortSignal.any([stopping, stopped.signal]),
    begin: async (trying) => {
      run.goOn();
      if (isDeepStrictEqual(trying, told)) return;
      const total = await countSupporters(services.documents, scope);
      shown = { processed: 0, total };
      await run.extend(showing({ ...shown, trying }));
    },
    toldNext: (trying) => {
      shown = { ...shown, processed: 0 };
      told = trying;
    },
    onRows: (processed, total = shown.total) => {
      shown = { processed, total };
      reporting = inTheBackground(reporting.then(() => run.renew(REPORT_EVERY_MS, showing(shown))));
    },
    end: async () => {
      await reporting;
      if (failure !== null) throw failure;
      run.goOn();
    },
  };
}

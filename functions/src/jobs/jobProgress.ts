import type { Services } from '../services';
import type { DocumentWrite } from '../store/documents';
import { jobOf, leaseFields } from './jobDocument';
import { JobCutOff } from './jobCutOff';

/** At most one sign of life in this time. */
const REPORT_EVERY_MS = 1_000;

export interface JobProgress {
  /** Renews the lease and shows how far the job is, at most once a second; throws `JobCutOff` where it is to stop. */
  readonly report: (writes: () => readonly DocumentWrite[]) => Promise<void>;
  /** The same, at once. */
  readonly reportNow: (writes: readonly DocumentWrite[]) => Promise<void>;
}

/** Signs of life of one run of the job at this path. */
export function jobProgress(
  { documents, now, stopping }: Services,
  path: string,
  owner: string,
): JobProgress {
  let reportedAt = now().getTime();

  const goOn = (): void => {
    if (stopping?.aborted === true) throw new JobCutOff();
  };
  const reportNow = async (writes: readonly DocumentWrite[]): Promise<void> => {
    goOn();
    reportedAt = now().getTime();
    await documents.transaction(async (transaction) => {
      if (jobOf(await transaction.get(path)).owner !== owner) throw new JobCutOff();
      transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
      for (const write of writes) transaction.write(write);
    });
  };

  return {
    reportNow,
    report: async (writes) => {
      goOn();
      if (now().getTime() - reportedAt >= REPORT_EVERY_MS) await reportNow(writes());
    },
  };
}

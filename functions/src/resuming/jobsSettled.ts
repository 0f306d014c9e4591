import { setTimeout } from 'node:timers/promises';
import type { YearScope } from 'shared-kernel/model';
import { runImport } from '../importing/runImport';
import { runMatching } from '../matching/runMatching';
import type { Services } from '../services';
import { jobPath } from '../store/paths';
import { jobOf } from '../jobs/jobDocument';
import { isHeld } from '../jobs/lease';

const JOBS = {
  import: runImport,
  matching: runMatching,
} as const satisfies Record<
  'import' | 'matching',
  (services: Services, scope: YearScope) => Promise<void>
>;

export interface JobsSettledOptions {
  /** Between two looks. */
  readonly lookEveryMs?: number;
  /** A job that nobody claims for this long is done here. */
  readonly patienceMs?: number;
}

/**
 * Waits until the jobs of a year are through, which another process works on as its change events tell it. Where there
 * is no such process, or it died, they are done here.
 */
export async function jobsSettled(
  services: Services,
  scope: YearScope,
  { lookEveryMs = 500, patienceMs = 15_000 }: JobsSettledOptions = {},
): Promise<void> {
  for (const name of ['import', 'matching'] as const) {
    let waitedMs = 0;
    for (;;) {
      const job = jobOf(await services.documents.get(jobPath(scope, name)));
      if (job.state === 'idle') break;
      if (isHeld(job, services.now())) waitedMs = 0;
      else if (waitedMs >= patienceMs) await JOBS[name](services, scope);
      await setTimeout(lookEveryMs);
      waitedMs += lookEveryMs;
    }
  }
}

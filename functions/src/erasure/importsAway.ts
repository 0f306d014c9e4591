import type { YearScope } from 'shared-kernel/model';
import { hasEnded, storedImportOf } from '../importing/importWork';
import { jobOf } from '../jobs/jobDocument';
import { isHeld } from '../jobs/lease';
import { claimRun, type LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { importsPath, jobPath } from '../store/paths';

/** A year that no import is at work on until its holder releases it. */
export interface Hold {
  /** To be called now and then: keeps imports away for longer. */
  readonly renew: () => Promise<void>;
  /** Throws where somebody else is at work on the year now. For a transaction that writes afterwards. */
  readonly require: LeasedRun['require'];
}

/** An import is at work or waits with its file; `taken`: the year is held without an import, as by another erasure. */
export type Refusal = 'working' | 'waiting' | 'taken';

const RENEW_AFTER_MS = 20_000;

/**
 * Does this while no import of the year is at work or waits with a file, or gives why it cannot be done now. It takes
 * the place of the year's one import at work, without a record of its own.
 */
export async function importsAway(
  services: Services,
  scope: YearScope,
  work: (hold: Hold) => Promise<void>,
): Promise<Refusal | null> {
  const { now } = services;
  const found: { refusal: Refusal | null } = { refusal: null };
  const claimed = await claimRun(services, jobPath(scope, 'import'), async (transaction) => {
    found.refusal = await importsOpen({ documents: transaction, now }, scope);
    return found.refusal === null ? { work: null, data: NO_IMPORT } : null;
  });
  if (claimed === null) return found.refusal ?? (await importsOpen(services, scope)) ?? 'taken';
  const { run } = claimed;
  try {
    await work({ renew: () => run.renew(RENEW_AFTER_MS), require: run.require });
  } finally {
    await run.release({ state: 'idle' });
  }
  return null;
}

/** At work, without a record. */
const NO_IMPORT = { state: 'working', importId: '', cancelRequested: false } as const;

/** Why nothing can keep imports of the year away now; null where something can. */
export async function importsOpen(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  scope: YearScope,
): Promise<Refusal | null> {
  const job = jobOf(await documents.get(jobPath(scope, 'import')));
  const imports = await documents.list(importsPath(scope), ['state']);
  const isDead = job.importId === '' && !isHeld(job, now());
  if (job.state === 'working' && !isDead) return job.importId === '' ? 'taken' : 'working';
  return imports.some(isOpen) ? 'waiting' : null;
}

const isOpen = (stored: StoredDocument): boolean => !hasEnded(storedImportOf(stored).record.state);

import type { YearScope } from 'shared-kernel/model';
import { hasEnded, storedImportOf } from '../importing/importWork';
import { JobCutOff } from '../jobs/jobCutOff';
import { isHeld, jobOf, leaseFields, released } from '../jobs/jobDocument';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument, Transaction } from '../store/documents';
import { importsPath, jobPath } from '../store/paths';

/** A year that no import is at work on until its holder lets go. */
export interface Hold {
  /** To be called now and then: keeps imports away for longer. */
  readonly renew: () => Promise<void>;
  /** Throws where somebody else is at work on the year now. For a transaction that writes afterwards. */
  readonly require: (transaction: Transaction) => Promise<void>;
}

export type Refusal = 'working' | 'waiting';

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
  const { documents, now } = services;
  const path = jobPath(scope, 'import');
  const owner = services.newId();
  const refusal = await claim(services, scope, owner);
  if (refusal !== null) return refusal;

  let renewedAt = now().getTime();
  const require: Hold['require'] = async (transaction) => {
    if (jobOf(await transaction.get(path)).owner !== owner) throw new JobCutOff();
  };
  const renew: Hold['renew'] = async () => {
    if (now().getTime() - renewedAt < RENEW_AFTER_MS) return;
    renewedAt = now().getTime();
    await documents.transaction(async (transaction) => {
      await require(transaction);
      transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
    });
  };
  try {
    await work({ renew, require });
  } finally {
    await letGo(services, path, owner);
  }
  return null;
}

const claim = (
  { documents, now }: Services,
  scope: YearScope,
  owner: string,
): Promise<Refusal | null> =>
  documents.transaction(async (transaction) => {
    const refusal = await importsOpen({ documents: transaction, now }, scope);
    if (refusal !== null) return refusal;
    transaction.write({
      kind: 'merge',
      path: jobPath(scope, 'import'),
      data: {
        ...leaseFields(owner, now()),
        state: 'working',
        importId: '',
        cancelRequested: false,
      },
    });
    return null;
  });

/** Whether an import of the year is at work, or waits with a file; null where there is none. */
export async function importsOpen(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  scope: YearScope,
): Promise<Refusal | null> {
  const job = jobOf(await documents.get(jobPath(scope, 'import')));
  const imports = await documents.list(importsPath(scope), ['state']);
  const isDead = job.importId === '' && !isHeld(job, now());
  if (job.state === 'working' && !isDead) return 'working';
  return imports.some(isOpen) ? 'waiting' : null;
}

const isOpen = (stored: StoredDocument): boolean => !hasEnded(storedImportOf(stored).record.state);

const letGo = ({ documents }: Services, path: string, owner: string): Promise<void> =>
  documents.transaction(async (transaction) => {
    if (jobOf(await transaction.get(path)).owner === owner)
      transaction.write({ kind: 'merge', path, data: { ...released, state: 'idle' } });
  });

import type { ImportRecord, ImportState } from 'shared-kernel/model';
import type { Services } from '../services';
import type { StoredDocument, Transaction } from '../store/documents';
import { parseYearDocument } from '../store/paths';
import { storedImportOf } from './importWork';

/** Where an import waits for a person, with the whole file kept beside it. */
const WAITING = ['uploading', 'mapping', 'checked'] as const satisfies readonly ImportState[];

const DAY_MS = 24 * 60 * 60 * 1_000;
const EXPIRES_AFTER_DAYS = 7;

export const EXPIRED = `Nobody went on with it for ${String(EXPIRES_AFTER_DAYS)} days, so its file was deleted here.`;

/**
 * Ends the imports that have waited for a person for a week: what was uploaded is people's data, and nobody else would
 * ever delete it.
 */
export async function expireImports(services: Services): Promise<void> {
  const waiting = await services.documents.group('imports', 'state', WAITING);
  for (const { path } of waiting.filter((stored) => isAbandoned(stored, services.now())))
    await expire(services, path);
}

/** Looks again, since a person may just have come back. */
const expire = ({ documents, now }: Services, path: string): Promise<void> =>
  documents.transaction(async (transaction) => {
    const stored = await transaction.get(path);
    if (stored === null || !isAbandoned(stored, now())) return;
    const files = [
      ...(await pathsIn(transaction, `${path}/chunks`)),
      ...(await pathsIn(transaction, `${path}/rejected`)),
    ];
    for (const file of files) transaction.write({ kind: 'delete', path: file });
    transaction.write({
      kind: 'merge',
      path,
      data: {
        state: 'expired',
        step: '',
        failure: EXPIRED,
        rejectedRows: [],
        finishedAt: now(),
      },
    });
  });

function isAbandoned(stored: StoredDocument, now: Date): boolean {
  if (parseYearDocument(stored.path)?.collection !== 'imports') return false;
  const { record } = storedImportOf(stored);
  return (
    WAITING.some((state) => state === record.state) &&
    now.getTime() - touchedAt(record) >= EXPIRES_AFTER_DAYS * DAY_MS
  );
}

/** When somebody last did something with it: every step notes its beginning. */
const touchedAt = ({ startedAt, stepStartedAt }: ImportRecord): number =>
  Math.max(startedAt?.getTime() ?? 0, stepStartedAt?.getTime() ?? 0);

/** Paths of a collection's documents, whose contents are not read. */
const pathsIn = async (transaction: Transaction, collection: string): Promise<readonly string[]> =>
  (await transaction.list(collection, ['number'])).map(({ path }) => path);

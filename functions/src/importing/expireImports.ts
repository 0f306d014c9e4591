import { asId, type ImportId, type ImportRecord, type ImportState } from 'shared-kernel/model';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { parseYearDocument } from '../store/paths';
import { expireImport } from './endedImport';
import { FAILURE_SENTENCES } from './failureSentences';
import { readableRecords } from './importWork';
import type { ImportAddress } from './requests';

/** Where an import waits for a person, with the whole file kept beside it. */
const WAITING = ['uploading', 'mapping', 'checked'] as const satisfies readonly ImportState[];

const DAY_MS = 24 * 60 * 60 * 1_000;
export const EXPIRES_AFTER_DAYS = 7;

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
    const address = addressOf(path);
    if (address === null) return;
    await expireImport(transaction, address, FAILURE_SENTENCES.expired, now());
  });

function isAbandoned(stored: StoredDocument, now: Date): boolean {
  if (addressOf(stored.path) === null) return false;
  return readableRecords([stored]).some(
    (record) =>
      WAITING.some((state) => state === record.state) &&
      now.getTime() - touchedAt(record) >= EXPIRES_AFTER_DAYS * DAY_MS,
  );
}

/** Null where another collection of the same name was found. */
function addressOf(path: string): ImportAddress | null {
  const document = parseYearDocument(path);
  return document?.collection === 'imports'
    ? { scope: document.scope, importId: asId<ImportId>(document.id) }
    : null;
}

/** When somebody last did something with it: every step notes its beginning. */
const touchedAt = ({ startedAt, stepStartedAt }: ImportRecord): number =>
  Math.max(startedAt?.getTime() ?? 0, stepStartedAt?.getTime() ?? 0);

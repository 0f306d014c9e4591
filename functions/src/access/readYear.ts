import { decodeYear, type Year, type YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { yearPath } from '../store/paths';
import { requireLive } from './requireLive';

/** The year that staff work on, or the refusal that says why not. */
export async function readYear(
  documents: DocumentReads,
  scope: YearScope,
): Promise<{ readonly year: Year; readonly stored: StoredDocument }> {
  const stored = await documents.get(yearPath(scope));
  if (stored === null) throw new CallableError('not-found', 'There is no such year');
  await requireLive(documents, scope);
  const year = decodeYear(stored.id, stored.data);
  if (!year.ok)
    throw new CallableError('failed-precondition', `The year's ${year.error.path} cannot be read`);
  return { year: year.value, stored };
}

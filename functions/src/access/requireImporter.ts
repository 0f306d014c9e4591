import type { YearScope } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { requireAdmin } from './requireAdmin';
import { requireLive } from './requireLive';

/** Lets those through who may import, into a year that has not been deleted: importing replaces data for everybody. */
export async function requireImporter(
  documents: DocumentReads,
  caller: Caller | null,
  scope: YearScope,
): Promise<Caller> {
  const importer = await requireAdmin(documents, caller, scope, 'import supporters');
  await requireLive(documents, scope);
  return importer;
}

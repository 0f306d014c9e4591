import { decodeImportRecord, type ImportRecord } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { importPath } from '../store/paths';
import type { ImportAddress } from './requests';

/** Null where there is no such import. A record that cannot be read is a bug: only the server writes them. */
export async function readImport(
  documents: DocumentReads,
  { scope, importId }: ImportAddress,
): Promise<ImportRecord | null> {
  const stored = await documents.get(importPath(scope, importId));
  if (stored === null) return null;
  const record = decodeImportRecord(stored.id, stored.data);
  if (!record.ok)
    throw new Error(`Import ${importId}: ${record.error.path} ${record.error.message}`);
  return record.value;
}

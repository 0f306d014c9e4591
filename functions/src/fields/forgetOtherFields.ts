import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import { fieldDocumentId } from './fieldDocumentId';
import type { Documents } from '../store/documents';
import { fieldListPath } from '../store/paths';

/** What stands in the field list under another id than its fields' is replaced by them, and may hold examples. */
export async function forgetOtherFields(
  documents: Documents,
  scope: YearScope,
  entries: readonly FieldListEntry[],
): Promise<void> {
  const ids = new Set(entries.map(({ name }) => fieldDocumentId(name)));
  const stored = await documents.list(fieldListPath(scope), ['name']);
  await documents.bulk(
    stored.filter(({ id }) => !ids.has(id)).map(({ path }) => ({ kind: 'delete' as const, path })),
  );
}

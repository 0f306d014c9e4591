import { storedFieldEntry } from 'shared-kernel/evaluation';
import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { Documents, DocumentWrite } from '../../store/documents';
import { fieldListPath } from '../../store/paths';
import { fieldDocumentId } from './fieldDocumentId';

/** Writes the year's field list, one document a field; stored spreads and examples are limited (D2e). */
export const writeFieldList = (
  documents: Documents,
  scope: YearScope,
  entries: readonly FieldListEntry[],
): Promise<void> => documents.bulk(entries.map((entry) => fieldWrite(scope, entry)));

export const fieldWrite = (scope: YearScope, entry: FieldListEntry): DocumentWrite => ({
  kind: 'set',
  path: `${fieldListPath(scope)}/${fieldDocumentId(entry.name)}`,
  data: { ...storedFieldEntry(entry) },
});

import { limitSpread } from 'shared-kernel/evaluation';
import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { Documents, DocumentWrite } from '../store/documents';
import { fieldListPath } from '../store/paths';
import { fieldDocumentId } from './fieldDocumentId';

/** Writes the year's field list, one document a field; stored spreads are limited (D2e). */
export function writeFieldList(
  documents: Documents,
  scope: YearScope,
  entries: readonly FieldListEntry[],
): Promise<void> {
  return documents.bulk(
    entries.map((entry): DocumentWrite => ({
      kind: 'set',
      path: `${fieldListPath(scope)}/${fieldDocumentId(entry.name)}`,
      data: { ...entry, spread: limitSpread(entry.spread) },
    })),
  );
}

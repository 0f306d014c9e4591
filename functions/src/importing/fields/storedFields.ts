import { decodeFieldListEntry, type FieldListEntry, type YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../../store/documents';
import { fieldListPath } from '../../store/paths';

/** The year's field list as it is stored, by name. An entry that cannot be read names no field. */
export async function storedFields(
  documents: DocumentReads,
  scope: YearScope,
): Promise<ReadonlyMap<string, FieldListEntry>> {
  const entries = (await documents.list(fieldListPath(scope))).flatMap(entryOf);
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** As the store or an undo part holds it. */
interface FieldDocument {
  readonly id: string;
  readonly data: unknown;
}

export function entryOf({ id, data }: FieldDocument): readonly FieldListEntry[] {
  const entry = decodeFieldListEntry(id, data);
  return entry.ok ? [entry.value] : [];
}

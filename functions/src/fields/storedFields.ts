import type { SupporterColumns } from 'supporter-data';
import { decodeFieldListEntry, type FieldListEntry, type YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { fieldListPath } from '../store/paths';

/** The year's field list as it is stored, by name. An entry that cannot be read names no field. */
export async function storedFields(
  documents: DocumentReads,
  scope: YearScope,
): Promise<ReadonlyMap<string, FieldListEntry>> {
  const entries = (await documents.list(fieldListPath(scope))).flatMap(entryOf);
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** Fields of the year without a column in the file: their values stay (D2d). */
export function otherNames(
  fields: ReadonlyMap<string, FieldListEntry>,
  { fieldNames }: Pick<SupporterColumns, 'fieldNames'>,
): readonly string[] {
  const inFile = new Set(fieldNames);
  return [...fields.keys()].filter((name) => !inFile.has(name));
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

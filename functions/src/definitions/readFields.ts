import type { FieldDefinition } from 'evaluation';
import { FIELD_TYPES, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { calculatedDefinition, readCalculated } from './readCalculated';
import type { DocumentData, DocumentReads } from '../store/documents';
import { fieldListPath, yearPath } from '../store/paths';

const Entry = v.object({ name: v.string(), type: v.picklist(FIELD_TYPES) });
const YearWithList = v.object({
  fields: v.object({ list: v.record(v.string(), v.record(v.string(), v.unknown())) }),
});

/**
 * Names and types of a year's field list: the subcollection that imports write, else the list on the year itself
 * (spec §3), and what is calculated of these (D288). An entry that cannot be read names no field.
 */
export async function readFields(
  documents: DocumentReads,
  scope: YearScope,
): Promise<readonly FieldDefinition[]> {
  const [imported, calculated] = await Promise.all([
    readImportedFields(documents, scope),
    readCalculated(documents, scope),
  ]);
  return [...imported, ...calculated.map(calculatedDefinition)];
}

/** The same without what is calculated of them. */
export async function readImportedFields(
  documents: DocumentReads,
  scope: YearScope,
): Promise<readonly FieldDefinition[]> {
  const entries = await documents.list(fieldListPath(scope), ['name', 'type']);
  if (entries.length > 0) return definitionsOf(entries.map(({ data }) => data));
  const year = v.safeParse(YearWithList, (await documents.get(yearPath(scope)))?.data);
  if (!year.success) return [];
  return definitionsOf(
    Object.entries(year.output.fields.list).map(([name, entry]) => ({ name, ...entry })),
  );
}

const definitionsOf = (entries: readonly DocumentData[]): readonly FieldDefinition[] =>
  entries.flatMap((entry) => {
    const parsed = v.safeParse(Entry, entry);
    return parsed.success ? [parsed.output] : [];
  });

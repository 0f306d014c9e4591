import type { FieldDefinition } from 'evaluation';
import { decodeFieldListEntry, type YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { fieldListPath } from '../store/paths';
import { workedOutOf } from './calculatedFrom';

/** As many values as a store compares a field with at a time. */
const AT_ONCE = 30;

/** Those of these fields that staff said no supporter may share (D240). One that cannot be read is taken for one. */
export async function neverSharedOf(
  documents: Pick<Documents, 'where'>,
  scope: YearScope,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const never = new Set<string>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    for (const { id, data } of await documents.where(fieldListPath(scope), 'name', some)) {
      const entry = decodeFieldListEntry(id, data);
      if (!entry.ok) never.add(String(data['name']));
      else if (entry.value.neverShareSetBy !== undefined) never.add(entry.value.name);
    }
  }
  return never;
}

/** The same of fields among which some are calculated: one that is worked out of what is never shared is not either. */
export async function neverSharedOn(
  documents: Pick<Documents, 'where'>,
  scope: YearScope,
  names: readonly string[],
  fields: readonly FieldDefinition[],
): Promise<ReadonlySet<string>> {
  const imported: string[] = [];
  const calculated = fields.flatMap(({ name, calculated: part }) => {
    if (part === undefined) imported.push(name);
    return part === undefined ? [] : [{ name, calculation: part.calculation }];
  });
  const sources = new Map(
    names.map((name) => [name, [...workedOutOf(name, calculated, imported)]] as const),
  );
  const asked = [...new Set([...sources.values()].flat())];
  const never = await neverSharedOf(documents, scope, asked);
  return new Set(names.filter((name) => sources.get(name)?.some((one) => never.has(one))));
}

import { withoutRows, type FieldDefinition, type Snapshot } from 'evaluation';
import { writeCareMarks } from '../suppressions/careMarks';
import { careYear } from '../suppressions/careYear';
import { readCare } from '../suppressions/readCare';
import { keptOutRows } from '../suppressions/shownSnapshot';
import type { ImportRun } from './importRun';

/**
 * A year as it is about to be, as it may be counted and shown. Who of it is on the care list is marked now, so that
 * nobody can look them up once it is. `fieldsOf` gives its fields, told those that the year has by now.
 */
export async function shownYear(
  { services, address }: Pick<ImportRun, 'services' | 'address'>,
  year: Snapshot,
  fieldsOf: (listed: readonly FieldDefinition[]) => readonly FieldDefinition[],
): Promise<Snapshot> {
  const { documents } = services;
  const { keptOut } = await readCare(services, address.scope.organisationId);
  if (keptOut === null) return year;
  const asked = await careYear(documents, address.scope, keptOut);
  const fields = fieldsOf(asked?.fields ?? []);
  const { isOut, people } = keptOutRows(year, keptOut, asked && { ...asked, fields });
  await writeCareMarks(documents, address.scope, keptOut, people);
  return people.length === 0 ? year : withoutRows(year, isOut);
}

/** Those of one list, and of another what the first does not name. */
export function withOthers(
  fields: readonly FieldDefinition[],
  others: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  const known = new Set(fields.map(({ name }) => name));
  return [...fields, ...others.filter(({ name }) => !known.has(name))];
}

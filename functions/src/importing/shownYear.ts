import { withoutRows, type FieldDefinition } from 'evaluation';
import { writeCareMarks } from '../suppressions/careMarks';
import { careYear } from '../suppressions/careYear';
import { readCare } from '../suppressions/readCare';
import { eachShard, shardByShard, type YearShards } from '../snapshot/yearShards';
import { keptOutRows, type KeptOutRows } from '../suppressions/shownSnapshot';
import type { ImportRun } from './importRun';

/**
 * A year as it is about to be, as it may be counted and shown. Who of it is on the care list is marked now, so that
 * nobody can look them up once it is. `fieldsOf` gives its fields, told those that the year has by now.
 */
export async function shownYear(
  { services, address }: Pick<ImportRun, 'services' | 'address'>,
  year: YearShards,
  fieldsOf: (
    listed: readonly FieldDefinition[],
  ) => readonly FieldDefinition[] | Promise<readonly FieldDefinition[]>,
): Promise<YearShards> {
  const { documents } = services;
  const { keptOut } = await readCare(services, address.scope.organisationId);
  if (keptOut === null) return year;
  const asked = await careYear(documents, address.scope, keptOut);
  const fields = await fieldsOf(asked?.fields ?? []);
  const rows: Uint8Array[] = [];
  const people: KeptOutRows['people'][number][] = [];
  for await (const shard of shardByShard(year)) {
    const out = keptOutRows(shard, keptOut, asked && { ...asked, fields });
    rows.push(out.isOut);
    // One by one: they may be more than a call takes arguments.
    for (const person of out.people) people.push(person);
  }
  await writeCareMarks(documents, address.scope, keptOut, people);
  if (people.length === 0) return year;
  return eachShard(year, (shard, index) => withoutRows(shard, rows[index] ?? new Uint8Array()));
}

/** Those of one list, and of another what the first does not name. */
export function withOthers(
  fields: readonly FieldDefinition[],
  others: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  const known = new Set(fields.map(({ name }) => name));
  return [...fields, ...others.filter(({ name }) => !known.has(name))];
}

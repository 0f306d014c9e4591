import * as v from 'valibot';
import type { Result } from '../result';
import type { Supporter } from '../supporter';
import { decode, mapResult, type Fault } from './decode';
import { counted, looseText, mapOf, texts } from './schemas';
import { fieldNameOf, storedFieldName } from './storedFieldName';

const Stored = v.object({
  supporterId: looseText(),
  fields: mapOf(looseText()),
  masked: texts(),
  searchCounts: mapOf(counted()),
});

/**
 * `organisations/{o}/years/{y}/supporters/{email}`: the document's id is the email (spec §3). What a function says of sensitive
 * fields stands beside them.
 */
export const decodeSupporter = (id: string, data: unknown): Result<Supporter, Fault> =>
  mapResult(decode(Stored, data), ({ supporterId, fields, masked, searchCounts }) => ({
    email: id,
    supporterId,
    fields: renamed(fields, fieldNameOf),
    ...(masked.length === 0 ? {} : { masked, searchCounts }),
  }));

/** A supporter as it is stored. */
export const encodeSupporter = ({
  supporterId,
  fields,
}: Supporter): Pick<Supporter, 'fields' | 'supporterId'> => ({
  supporterId,
  fields: renamed(fields, storedFieldName),
});

const renamed = (
  fields: Supporter['fields'],
  nameOf: (name: string) => string,
): Supporter['fields'] =>
  Object.keys(fields).every((name) => nameOf(name) === name)
    ? fields
    : Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value]));

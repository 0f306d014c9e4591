import * as v from 'valibot';
import type { Result } from '../result';
import type { Supporter } from '../supporter';
import { decode, mapResult, type Fault } from './decode';
import { looseText, mapOf } from './schemas';
import { fieldNameOf, storedFieldName } from './storedFieldName';

const Stored = v.object({ supporterId: looseText(), fields: mapOf(looseText()) });

/** `organisations/{o}/years/{y}/supporters/{email}`: the document's id is the e-mail (spec §3). */
export const decodeSupporter = (id: string, data: unknown): Result<Supporter, Fault> =>
  mapResult(decode(Stored, data), ({ supporterId, fields }) => ({
    email: id,
    supporterId,
    fields: renamed(fields, fieldNameOf),
  }));

/** A supporter as it is stored. */
export const encodeSupporter = ({ supporterId, fields }: Supporter): Omit<Supporter, 'email'> => ({
  supporterId,
  fields: renamed(fields, storedFieldName),
});

const renamed = (
  fields: Supporter['fields'],
  nameOf: (name: string) => string,
): Supporter['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value]));

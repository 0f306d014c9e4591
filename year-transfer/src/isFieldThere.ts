import type { FieldListEntry } from 'shared-kernel/model';
import type { FieldReference } from './mapReferences';

export type NamedField = Pick<FieldListEntry, 'name' | 'type'>;

/** Whether a reference would find a field of this list, of a type that it reads (D5). */
export const isFieldThere = (
  { name: wanted, match, reads }: FieldReference,
  fields: readonly NamedField[],
): boolean =>
  fields.some(
    ({ name, type }) =>
      canRead(reads, type) && (match === 'fuzzy' ? name.includes(wanted) : name === wanted),
  );

/** Pages are actions; data is what has a type; a text prints whatever there is. */
export const canRead = (reads: FieldReference['reads'], type: NamedField['type']): boolean =>
  reads === 'text' || (reads === 'page' ? type === 'action' : type !== 'unknown');

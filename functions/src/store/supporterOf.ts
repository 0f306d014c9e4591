import type { Supporter } from 'shared-kernel/model';
import type { StoredDocument } from './documents';

/** A supporter's document (spec §3); null where it is none. Only texts are values. */
export function supporterOf({ id, data }: StoredDocument): Supporter | null {
  const { fields, supporterId } = data;
  if (typeof fields !== 'object' || fields === null) return null;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    email: id,
    supporterId: typeof supporterId === 'string' ? supporterId : '',
    fields: Object.fromEntries(texts),
  };
}

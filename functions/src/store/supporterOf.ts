import { decodeSupporter, type Supporter } from 'shared-kernel/model';
import type { StoredDocument } from './documents';

/** A supporter's document (spec §3). One that cannot be read is a bug: only the server writes them. */
export function supporterOf({ id, path, data }: StoredDocument): Supporter {
  const decoded = decodeSupporter(id, data);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.error.path} ${decoded.error.message}`);
  return decoded.value;
}

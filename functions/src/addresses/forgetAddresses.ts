import type { Documents } from '../store/documents';
import { holderOf } from './holders';

/** After a document was deleted, by whomever: what was kept apart of it goes as well. */
export async function forgetAddresses(documents: Documents, path: string): Promise<void> {
  const holder = holderOf(path);
  if (holder !== null) await documents.commit([{ kind: 'delete', path: holder.apart }]);
}

import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { superadminPath } from '../store/paths';

/** Lets superadmins through, and nobody else (D20). */
export async function requireSuperadmin(
  documents: DocumentReads,
  caller: Caller | null,
  doing: string,
): Promise<Caller> {
  if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
  if ((await documents.get(superadminPath(caller.uid))) === null)
    throw new CallableError('permission-denied', `Only a superadmin can ${doing}`);
  return caller;
}

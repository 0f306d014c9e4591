import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { superadminPath, userPath } from '../store/paths';

/** Lets members of the organisation and superadmins through, and nobody else (D20). */
export async function requireMember(
  documents: DocumentReads,
  caller: Caller | null,
  { organisationId }: Pick<YearScope, 'organisationId'>,
  action = 'count its supporters',
): Promise<Caller> {
  if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
  const [superadmin, user] = await Promise.all([
    documents.get(superadminPath(caller.uid)),
    documents.get(userPath(caller.uid)),
  ]);
  if (superadmin === null && user?.data['organisation'] !== organisationId)
    throw new CallableError('permission-denied', `Only members of the organisation can ${action}`);
  return caller;
}

import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { superadminPath, userPath, adminPath } from '../store/paths';
import { TERMINAL } from './terminal';

/**
 * Lets admins of the organisation and superadmins through, and nobody else; `action` completes the refusal's sentence.
 * Roles come from documents only (D20): a user document's `organisation` is never written by a client, and role
 * documents are not either.
 */
export async function requireAdmin(
  documents: DocumentReads,
  caller: Caller | null,
  { organisationId }: Pick<YearScope, 'organisationId'>,
  action: string,
): Promise<Caller> {
  if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
  if (!(await isAdminOf(documents, caller, { organisationId })))
    throw new CallableError('permission-denied', `Only an admin of the organisation can ${action}`);
  return caller;
}

/** The same as an answer, for what admins may do beside. */
export async function isAdminOf(
  documents: DocumentReads,
  caller: Caller,
  { organisationId }: Pick<YearScope, 'organisationId'>,
): Promise<boolean> {
  if (caller === TERMINAL) return true;
  const [superadmin, user, admin] = await Promise.all([
    documents.get(superadminPath(caller.uid)),
    documents.get(userPath(caller.uid)),
    documents.get(adminPath(organisationId, caller.uid)),
  ]);
  const isAdmin = admin !== null && user?.data['organisation'] === organisationId;
  return superadmin !== null || isAdmin;
}

import { GIVEN_ROLES, type GivenRole, type YearScope } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { adminPath, rolePath, superadminPath, userPath } from '../store/paths';
import { TERMINAL } from './terminal';

/** What somebody is in an organisation; null for whoever does not belong to it. Admins and superadmins are above all. */
export type Standing = 'superadmin' | 'admin' | 'member' | GivenRole;

/** From documents alone (D20): a role without a membership is none, and whoever has none is a member (D346). */
export async function standingOf(
  documents: Pick<DocumentReads, 'getAll'>,
  caller: Caller,
  { organisationId }: Pick<YearScope, 'organisationId'>,
): Promise<Standing | null> {
  if (caller === TERMINAL) return 'admin';
  const [superadmin, user, admin, role] = await documents.getAll([
    superadminPath(caller.uid),
    userPath(caller.uid),
    adminPath(organisationId, caller.uid),
    rolePath(organisationId, caller.uid),
  ]);
  if (superadmin) return 'superadmin';
  if (user?.data['organisation'] !== organisationId) return null;
  if (admin) return 'admin';
  return storedRole(role ?? null);
}

/** A role that cannot be read lets nobody do more than look: only the server writes them. */
export function storedRole(stored: StoredDocument | null): 'member' | GivenRole {
  if (stored === null) return 'member';
  return GIVEN_ROLES.find((role) => role === stored.data['role']) ?? 'viewer';
}

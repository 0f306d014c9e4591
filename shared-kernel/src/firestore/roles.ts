import { getDoc, type DocumentReference } from 'firebase/firestore/lite';
import type { OrganisationId, Roles, UserId } from 'shared-kernel/model';
import { attempt } from './attempt';
import type { DatabaseFailure } from './dataFailure';
import { adminDocument, superadminDocument } from './paths';

export interface RoleLookup {
  readonly roles: Roles;
  /** Look-ups that failed and so count as no role (spec §4); to be logged. */
  readonly failures: readonly DatabaseFailure[];
}

/** Roles come from documents only (D20). Without an organisation nobody is an admin. */
export async function readRoles(
  userId: UserId,
  organisationId: OrganisationId | null,
): Promise<RoleLookup> {
  const failures: DatabaseFailure[] = [];
  const holds = async (reference: DocumentReference): Promise<boolean> => {
    const snapshot = await attempt(() => getDoc(reference));
    if (!snapshot.ok) failures.push(snapshot.error);
    return snapshot.ok && snapshot.value.exists();
  };
  const [superadmin, admin] = await Promise.all([
    holds(superadminDocument(userId)),
    organisationId === null ? false : holds(adminDocument(organisationId, userId)),
  ]);
  return { roles: { superadmin, admin }, failures };
}

import { getDoc, type DocumentReference } from 'firebase/firestore/lite';
import {
  GIVEN_ROLES,
  type GivenRole,
  type OrganisationId,
  type Roles,
  type UserId,
} from 'shared-kernel/model';
import { attempt } from './attempt';
import type { DatabaseFailure } from './dataFailure';
import { adminDocument, roleDocument, superadminDocument } from './paths';

export interface RoleLookup {
  readonly roles: Roles;
  /** Look-ups that failed and so count as no role (spec §4); to be logged. */
  readonly failures: readonly DatabaseFailure[];
}

/** Roles come from documents only (D20). Without an organisation nobody is more than signed in. */
export async function readRoles(
  userId: UserId,
  organisationId: OrganisationId | null,
): Promise<RoleLookup> {
  const failures: DatabaseFailure[] = [];
  /** Null where there is none, or the look-up failed. */
  const read = async (reference: DocumentReference): Promise<object | null> => {
    const snapshot = await attempt(() => getDoc(reference));
    if (snapshot.ok) return snapshot.value.data() ?? null;
    failures.push(snapshot.error);
    return null;
  };
  const [superadmin, admin, role] = await Promise.all([
    read(superadminDocument(userId)),
    organisationId === null ? null : read(adminDocument(organisationId, userId)),
    organisationId === null ? null : read(roleDocument(organisationId, userId)),
  ]);
  const roles = { superadmin: superadmin !== null, admin: admin !== null, given: givenRole(role) };
  return { roles, failures };
}

/** As the server reads it: one that is not known lets nobody do more than look (D346). */
function givenRole(stored: object | null): GivenRole | null {
  if (stored === null) return null;
  return GIVEN_ROLES.find((role) => 'role' in stored && stored.role === role) ?? 'viewer';
}

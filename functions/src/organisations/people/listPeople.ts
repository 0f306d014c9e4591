import {
  asId,
  decodeUser,
  type Member,
  type OrganisationId,
  type OrganisationRole,
  type UserId,
} from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import type { Documents, StoredDocument } from '../../store/documents';
import { adminsPath, invitationsPath, rolesPath } from '../../store/paths';
import { membershipOf } from './membership';
import { profileEmail } from './profileEmail';
import { roleOf } from './memberRole';
import { invitedRole, storedInvitation, type StoredInvitation } from './storedInvitation';
import { parseOrganisation } from './requests';
import { inBatches } from '../../store/inBatches';

/** Callable `listPeople`: `OrganisationPeople` with instants as ISO text, each list by email; for admins. */
export const listPeople =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseOrganisation(data);
    await requireAdmin(documents, caller, { organisationId }, 'see its people');
    const [users, admins, roles, invitations] = await Promise.all([
      documents.group('users', 'organisation', [organisationId]),
      documents.list(adminsPath(organisationId)),
      documents.list(rolesPath(organisationId)),
      documents.list(invitationsPath(organisationId)),
    ]);
    const byId = (all: readonly StoredDocument[]) => new Map(all.map((one) => [one.id, one]));
    const [adminById, roleById] = [byId(admins), byId(roles)];
    const waiting = invitations
      .map(({ data: stored }) => storedInvitation(stored))
      .filter((invitation) => invitation !== null)
      .sort(byEmail);
    const elsewhere = await membersElsewhere(documents, organisationId, waiting);
    return {
      members: users
        .map(({ id, data: user }) =>
          memberOf(id, user, roleOf(adminById.get(id) ?? null, roleById.get(id) ?? null)),
        )
        .sort(byEmail),
      invitations: waiting.map((invitation) => ({
        ...invitation,
        role: invitedRole(invitation),
        invitedAt: invitation.invitedAt.toISOString(),
        declinedAt: invitation.declinedAt?.toISOString() ?? null,
        elsewhere: elsewhere.has(invitation.email),
      })),
    };
  };

/** A profile that cannot be read costs its name, not the row: the person is a member all the same. */
function memberOf(id: string, stored: unknown, role: OrganisationRole) {
  const user = decodeUser(id, stored);
  const { email, firstName } = user.ok ? user.value.profile : { email: '', firstName: '' };
  // `admin` is for pages of an earlier release.
  return { userId: asId<UserId>(id), email, firstName, admin: role === 'admin', role };
}

/** Firestore compares a field with as many values at a time. */
const EMAILS_AT_ONCE = 30;

/**
 * Which of the invited belong to another organisation already, so that an admin knows why nothing happens; which one is
 * nobody's business.
 */
async function membersElsewhere(
  documents: Documents,
  organisationId: OrganisationId,
  invitations: readonly StoredInvitation[],
): Promise<ReadonlySet<string>> {
  const emails = invitations.map(({ email }) => email);
  const found = new Set<string>();
  for (const some of inBatches(emails, EMAILS_AT_ONCE)) {
    for (const user of await documents.where('users', 'profile.email', some)) {
      const organisation = membershipOf(user);
      if (organisation !== null && organisation !== organisationId)
        found.add(profileEmail(user.data) ?? '');
    }
  }
  return found;
}

const byEmail = (a: Pick<Member, 'email'>, b: Pick<Member, 'email'>): number =>
  a.email < b.email ? -1 : 1;

import { asId, decodeUser, type Invitation, type Member, type UserId } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { adminsPath, invitationsPath } from '../paths';
import { storedInvitation } from './storedInvitation';
import { parseOrganisation } from './requests';

/** Callable `listPeople`: `OrganisationPeople` with instants as ISO text, each list by e-mail; for admins. */
export const listPeople =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseOrganisation(data);
    await requireAdmin(documents, caller, { organisationId }, 'see its people');
    const [users, admins, invitations] = await Promise.all([
      documents.group('users', 'organisation', [organisationId]),
      documents.list(adminsPath(organisationId)),
      documents.list(invitationsPath(organisationId)),
    ]);
    const adminIds = new Set(admins.map(({ id }) => id));
    return {
      members: users
        .map(({ id, data: user }) => memberOf(id, user, adminIds.has(id)))
        .sort(byEmail),
      invitations: invitations
        .map(({ data: stored }) => storedInvitation(stored))
        .filter((invitation) => invitation !== null)
        .sort(byEmail)
        .map(({ invitedAt, ...invitation }) => ({
          ...invitation,
          invitedAt: invitedAt.toISOString(),
        })),
    };
  };

/** A profile that cannot be read costs its name, not the row: the person is a member all the same. */
function memberOf(id: string, stored: unknown, admin: boolean): Member {
  const user = decodeUser(id, stored);
  const { email, firstName } = user.ok ? user.value.profile : { email: '', firstName: '' };
  return { userId: asId<UserId>(id), email, firstName, admin };
}

const byEmail = (a: Member | Invitation, b: Member | Invitation): number =>
  a.email < b.email ? -1 : 1;

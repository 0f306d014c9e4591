import type { Invitation } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { invitationPath, invitationsPath } from '../paths';
import { parseInvite, parseWithdraw } from './requests';

/** Guards the list of pending invitations from a script gone wild. */
const MAX_PENDING = 500;

/** Callable `invitePerson`: the e-mail may join the organisation; a second invitation replaces the first. */
export const invitePerson =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, email, admin } = parseInvite(data);
    const by = await requireAdmin(documents, caller, { organisationId }, 'invite people');
    const users = await documents.group('users', 'organisation', [organisationId]);
    if (users.some(({ data: user }) => profileEmail(user) === email))
      throw new CallableError('failed-precondition', `${email} is a member already`);
    await documents.transaction(async (transaction) => {
      const pending = await transaction.list(invitationsPath(organisationId), ['email']);
      if (pending.length >= MAX_PENDING && !pending.some(({ id }) => id === email))
        throw new CallableError(
          'resource-exhausted',
          `There are ${String(MAX_PENDING)} invitations that wait: withdraw some first`,
        );
      const invitation: Invitation = {
        email,
        admin,
        invitedBy: emailOf(by),
        invitedAt: now(),
      };
      transaction.write({
        kind: 'set',
        path: invitationPath(organisationId, email),
        data: { ...invitation },
      });
    });
    return {};
  };

/** Callable `withdrawInvitation`: one that is gone already stays gone. */
export const withdrawInvitation =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, email } = parseWithdraw(data);
    await requireAdmin(documents, caller, { organisationId }, 'withdraw invitations');
    await documents.commit([{ kind: 'delete', path: invitationPath(organisationId, email) }]);
    return {};
  };

function profileEmail({ profile }: Readonly<Record<string, unknown>>): string | null {
  const email =
    typeof profile === 'object' && profile !== null && 'email' in profile ? profile.email : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}

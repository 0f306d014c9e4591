import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { invitationPath, invitationsPath } from '../../store/paths';
import { profileEmail } from './profileEmail';
import { parseInvite, parseWithdraw } from './requests';
import type { StoredInvitation } from './storedInvitation';

/** Guards the list of pending invitations from a script gone wild. */
const MAX_PENDING = 500;

/** Callable `invitePerson`: the e-mail may join the organisation; a second invitation replaces the first. */
export const invitePerson =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
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
      const invitation: StoredInvitation = {
        email,
        admin,
        invitedBy: emailOf(by),
        invitedAt: now(),
        declinedAt: null,
      };
      transaction.write({
        kind: 'set',
        path: invitationPath(organisationId, email),
        data: { ...invitation },
      });
      transaction.write(activityEntry(services, { organisationId }, by, 'personInvited', email));
    });
    return {};
  };

/** Callable `withdrawInvitation`: one that is gone already stays gone. */
export const withdrawInvitation =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, email } = parseWithdraw(data);
    const by = await requireAdmin(documents, caller, { organisationId }, 'withdraw invitations');
    const path = invitationPath(organisationId, email);
    await documents.transaction(async (transaction) => {
      if ((await transaction.get(path)) === null) return;
      transaction.write({ kind: 'delete', path });
      transaction.write(
        activityEntry(services, { organisationId }, by, 'invitationWithdrawn', email),
      );
    });
    return {};
  };

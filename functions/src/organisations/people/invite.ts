import { GIVEN_ROLES } from 'shared-kernel/model';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import { oneMoreMail } from '../../mail/mailPace';
import type { Mail } from '../../outbox';
import type { Services } from '../../services';
import { storedName } from '../../store/storedName';
import { invitationPath, invitationsPath } from '../../store/paths';
import { requireOrganisation } from '../setup/requireOrganisation';
import { invitationMail } from './invitationMail';
import { profileEmail } from './profileEmail';
import { parseInvite, parseWithdraw } from './requests';
import type { StoredInvitation } from './storedInvitation';

/** Guards the list of pending invitations from a script gone wild. */
const MAX_PENDING = 500;

/**
 * Callable `invitePerson`: the email may join the organisation, as the role that is named; a second invitation replaces
 * the first. `{ mailed }` says whether a mail tells the person so (D349).
 */
export const invitePerson =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now, staffOrigin } = services;
    const { organisationId, email, role } = parseInvite(data);
    const by = await requireAdmin(documents, caller, { organisationId }, 'invite people');
    const users = await documents.group('users', 'organisation', [organisationId]);
    if (users.some(({ data: user }) => profileEmail(user) === email))
      throw new CallableError('failed-precondition', `${email} is a member already`);
    const mail = await documents.transaction(async (transaction) => {
      const organisation = await requireOrganisation(transaction, organisationId);
      const pending = await transaction.list(invitationsPath(organisationId), ['email']);
      if (pending.length >= MAX_PENDING && !pending.some(({ id }) => id === email))
        throw new CallableError(
          'resource-exhausted',
          `There are ${String(MAX_PENDING)} invitations that wait: withdraw some first`,
        );
      const invitation: StoredInvitation = {
        email,
        admin: role === 'admin',
        role: GIVEN_ROLES.find((one) => one === role) ?? null,
        invitedBy: emailOf(by),
        invitedAt: now(),
        declinedAt: null,
      };
      const counted = await oneMoreMail(transaction, now(), { to: email, organisationId });
      transaction.write({
        kind: 'set',
        path: invitationPath(organisationId, email),
        data: { ...invitation },
      });
      transaction.write(activityEntry(services, { organisationId }, by, 'personInvited', email));
      for (const write of counted ?? []) transaction.write(write);
      if (counted === null || staffOrigin === undefined) return null;
      const organisationName = storedName(organisation.data);
      const words = { to: email, by: emailOf(by), role, origin: staffOrigin() };
      return invitationMail({ ...words, organisationName });
    });
    return { mailed: mail !== null && (await isSent(services, mail)) };
  };

/** The invitation stands whatever becomes of its mail: who invited is told, and tells the person. */
async function isSent({ outbox, log }: Services, mail: Mail): Promise<boolean> {
  try {
    await outbox.send(mail);
    return true;
  } catch (failure) {
    log(`The mail of an invitation could not be sent: ${String(failure)}`);
    return false;
  }
}

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

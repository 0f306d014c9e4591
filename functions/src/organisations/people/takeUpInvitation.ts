import { requireLoggedIn, requirePresent } from '../../access/requirePresent';
import { verifiedEmail } from '../../access/verifiedEmail';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { invitationPath, organisationPath, userPath } from '../../store/paths';
import { membershipOf } from './membership';
import { parseOrganisation } from './requests';
import { roleWrites } from './memberRole';
import { invitedRole, storedInvitation } from './storedInvitation';

/**
 * Callable `takeUpInvitation`: `{ organisationId }`, the one that the caller chose among those that invited their
 * verified email (D20). Who belongs to another organisation leaves that one first.
 */
export const takeUpInvitation =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { organisationId } = parseOrganisation(data);
    const caller = requireLoggedIn(signedIn);
    const email = verifiedEmail(caller);
    if (email === null)
      throw new CallableError(
        'permission-denied',
        'Your email is not verified by the way you logged in, so nobody can tell that the invitation is yours',
      );
    await documents.transaction(async (transaction) => {
      // Read together with what is written: an account that is deleted at this moment joins nothing.
      await requirePresent(transaction, caller);
      const path = invitationPath(organisationId, email);
      const [user, stored, organisation] = await Promise.all([
        transaction.get(userPath(caller.uid)),
        transaction.get(path),
        transaction.get(organisationPath(organisationId)),
      ]);
      const current = membershipOf(user);
      if (current === organisationId)
        throw new CallableError('permission-denied', 'You belong to this organisation already');
      const invitation = storedInvitation(stored?.data);
      if (invitation?.declinedAt !== null || organisation === null)
        throw new CallableError(
          'permission-denied',
          'This invitation is not there any more. Please ask for a new one',
        );
      if (current !== null)
        throw new CallableError(
          'failed-precondition',
          'You belong to an organisation already. Leave it first, on your account page',
        );
      transaction.write({
        kind: 'merge',
        path: userPath(caller.uid),
        data: { organisation: organisationId },
      });
      // What they were here before counts no more.
      const given = { since: now(), by: invitation.invitedBy };
      const role = invitedRole(invitation);
      for (const write of roleWrites(organisationId, caller.uid, role, given))
        transaction.write(write);
      transaction.write({ kind: 'delete', path });
      transaction.write(activityEntry(services, { organisationId }, caller, 'memberJoined'));
    });
    return { organisationId };
  };

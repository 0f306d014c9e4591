import { normaliseEmail } from 'shared-kernel/importing';
import { asId, type OrganisationId } from 'shared-kernel/model';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction, type Caller } from '../../caller';
import type { Services } from '../../services';
import type { StoredDocument } from '../../store/documents';
import { adminPath, userPath } from '../paths';
import { storedInvitation } from './storedInvitation';

/**
 * Callable `takeUpInvitation`: who belongs to no organisation joins the one that invited their verified e-mail first.
 * `{ organisationId }`, null where nobody did, or where the identity provider has not verified the e-mail (D20).
 */
export const takeUpInvitation =
  (services: Services): CallableFunction =>
  async (_data, caller) => {
    const { documents, now } = services;
    if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
    const email = verifiedEmail(caller);
    if (email === null) return { organisationId: null };
    const [earliest] = (await documents.group('invitations', 'email', [email]))
      .map((document) => ({ document, invitation: storedInvitation(document.data) }))
      .sort((a, b) => instantOf(a.invitation) - instantOf(b.invitation));
    if (earliest === undefined) return { organisationId: null };
    const organisationId = organisationOf(earliest.document);

    return documents.transaction(async (transaction) => {
      const [user, stored] = await Promise.all([
        transaction.get(userPath(caller.uid)),
        transaction.get(earliest.document.path),
      ]);
      const invitation = storedInvitation(stored?.data);
      if (invitation === null || hasOrganisation(user)) return { organisationId: null };
      transaction.write({
        kind: 'merge',
        path: userPath(caller.uid),
        data: { organisation: organisationId },
      });
      if (invitation.admin)
        transaction.write({
          kind: 'set',
          path: adminPath(organisationId, caller.uid),
          data: { since: now(), by: invitation.invitedBy },
        });
      transaction.write({ kind: 'delete', path: earliest.document.path });
      transaction.write(activityEntry(services, { organisationId }, caller, 'memberJoined'));
      return { organisationId };
    });
  };

const verifiedEmail = (caller: Caller): string | null =>
  caller.token['email_verified'] === true ? normaliseEmail(emailOf(caller)) : null;

const hasOrganisation = (user: StoredDocument | null): boolean => {
  const organisation = user?.data['organisation'];
  return typeof organisation === 'string' && organisation !== '';
};

const instantOf = (invitation: { readonly invitedAt: Date } | null): number =>
  invitation?.invitedAt.getTime() ?? Infinity;

/** From `organisations/{id}/invitations/{email}`. */
const organisationOf = ({ path }: StoredDocument): OrganisationId =>
  asId<OrganisationId>(path.split('/')[1] ?? '');

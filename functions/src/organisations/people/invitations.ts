import { asId, type OrganisationId } from 'shared-kernel/model';
import { requirePresent } from '../../access/requirePresent';
import { verifiedEmail } from '../../access/verifiedEmail';
import type { CallableFunction, Caller } from '../../caller';
import type { Services } from '../../services';
import type { DocumentReads, StoredDocument } from '../../store/documents';
import { invitationPath, organisationPath, userPath } from '../../store/paths';
import { membershipOf } from './membership';
import { parseOrganisation } from './requests';
import { invitedRole, storedInvitation, type StoredInvitation } from './storedInvitation';

/**
 * Callable `listInvitations`: `{ invitations, emailVerified }`, those that wait for the caller's own answer, the oldest
 * first, with the name of each organisation and who invited. Whoever is signed in may ask, about themselves alone.
 */
export const listInvitations =
  ({ documents }: Services): CallableFunction =>
  async (_data, caller) => {
    const { uid, email } = await signedIn(documents, caller);
    if (email === null) return { invitations: [], emailVerified: false };
    const own = membershipOf(await documents.get(userPath(uid)));
    const waiting = (await documents.group('invitations', 'email', [email]))
      .flatMap(waitingInvitation)
      .filter(({ organisationId }) => organisationId !== own)
      .sort(
        (one, other) => one.invitation.invitedAt.getTime() - other.invitation.invitedAt.getTime(),
      );
    const organisations = await documents.getAll(
      waiting.map(({ organisationId }) => organisationPath(organisationId)),
    );
    const invitations = waiting.flatMap(({ organisationId, invitation }, index) => {
      const organisation = organisations[index] ?? null;
      if (organisation === null) return [];
      const { admin, invitedBy, invitedAt } = invitation;
      return [
        {
          organisationId,
          organisationName: nameOf(organisation),
          admin,
          role: invitedRole(invitation),
          invitedBy,
          invitedAt: invitedAt.toISOString(),
        },
      ];
    });
    return { invitations, emailVerified: true };
  };

/** Who asks, and the email under which they are invited; null where it is not verified. */
async function signedIn(documents: DocumentReads, caller: Caller | null) {
  const known = await requirePresent(documents, caller);
  return { uid: known.uid, email: verifiedEmail(known) };
}

const nameOf = ({ data: { name } }: StoredDocument): string =>
  typeof name === 'string' ? name : '';

interface Waiting {
  readonly organisationId: OrganisationId;
  readonly invitation: StoredInvitation;
}

/** From `organisations/{id}/invitations/{email}`. One that was declined waits no more. */
function waitingInvitation({ path, data }: StoredDocument): readonly Waiting[] {
  const [root, id, ...rest] = path.split('/');
  const invitation = storedInvitation(data);
  if (root !== 'organisations' || id === undefined || rest.length !== 2) return [];
  if (invitation?.declinedAt !== null) return [];
  return [{ organisationId: asId<OrganisationId>(id), invitation }];
}

/**
 * Callable `declineInvitation`: `{ organisationId }`. The admins see that it was declined; a new invitation takes its
 * place. One that is gone already is nobody's mistake.
 */
export const declineInvitation =
  ({ documents, now }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseOrganisation(data);
    const { email } = await signedIn(documents, caller);
    if (email === null) return {};
    const path = invitationPath(organisationId, email);
    await documents.transaction(async (transaction) => {
      const invitation = storedInvitation((await transaction.get(path))?.data);
      if (invitation?.declinedAt !== null) return;
      transaction.write({ kind: 'merge', path, data: { declinedAt: now() } });
    });
    return {};
  };

import { asId, type OrganisationPeople, type UserId } from 'shared-kernel/model';
import {
  askServer,
  Moment,
  tellServer,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

const People = v.object({
  members: v.array(
    v.object({
      userId: v.pipe(
        v.string(),
        v.transform((id) => asId<UserId>(id)),
      ),
      email: v.string(),
      firstName: v.string(),
      admin: v.boolean(),
    }),
  ),
  invitations: v.array(
    v.object({
      email: v.string(),
      admin: v.boolean(),
      invitedBy: v.string(),
      invitedAt: Moment,
      declinedAt: v.nullable(Moment),
      elsewhere: v.boolean(),
    }),
  ),
});

/** Members and pending invitations, each by e-mail. Admins only. */
export const listPeople = ({ organisationId }: OfOrganisation): ServerAnswer<OrganisationPeople> =>
  askServer('listPeople', { organisationId }, People);

interface InvitationRequest extends OfOrganisation {
  readonly email: string;
  /** Whether the person becomes an admin. */
  readonly admin: boolean;
}

/** Whoever signs in with this e-mail, verified, may accept it; one who is a member already is refused. Admins only. */
export const invitePerson = (request: InvitationRequest): ServerAnswer =>
  tellServer('invitePerson', request);

export const withdrawInvitation = (
  request: OfOrganisation & { readonly email: string },
): ServerAnswer => tellServer('withdrawInvitation', request);

/** The last admin cannot be removed. Admins only. */
export const removeMember = (request: OfOrganisation & { readonly userId: UserId }): ServerAnswer =>
  tellServer('removeMember', request);

/** The last admin stays one. Admins only. */
export const setAdmin = (
  request: OfOrganisation & { readonly userId: UserId; readonly admin: boolean },
): ServerAnswer => tellServer('setAdmin', request);

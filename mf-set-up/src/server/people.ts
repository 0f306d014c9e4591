import {
  asId,
  ORGANISATION_ROLES,
  type OrganisationPeople,
  type OrganisationRole,
  type UserId,
} from 'shared-kernel/model';
import {
  askServer,
  Moment,
  tellServer,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

const Role = v.picklist(ORGANISATION_ROLES);

const People = v.object({
  members: v.array(
    v.object({
      userId: v.pipe(
        v.string(),
        v.transform((id) => asId<UserId>(id)),
      ),
      email: v.string(),
      firstName: v.string(),
      role: Role,
    }),
  ),
  invitations: v.array(
    v.object({
      email: v.string(),
      role: Role,
      invitedBy: v.string(),
      invitedAt: Moment,
      declinedAt: v.nullable(Moment),
      elsewhere: v.boolean(),
    }),
  ),
});

/** Members and pending invitations, each by email. Admins only. */
export const listPeople = ({ organisationId }: OfOrganisation): ServerAnswer<OrganisationPeople> =>
  askServer('listPeople', { organisationId }, People);

const Invited = v.object({ mailed: v.boolean() });

interface InvitationRequest extends OfOrganisation {
  readonly email: string;
  /** What the person becomes. */
  readonly role: OrganisationRole;
}

/**
 * Whoever signs in with this email, verified, may accept it; one who is a member already is refused. Says whether a mail
 * tells them so. Admins only.
 */
export const invitePerson = (
  request: InvitationRequest,
): ServerAnswer<{ readonly mailed: boolean }> => askServer('invitePerson', request, Invited);

export const withdrawInvitation = (
  request: OfOrganisation & { readonly email: string },
): ServerAnswer => tellServer('withdrawInvitation', request);

/** The last admin cannot be removed. Admins only. */
export const removeMember = (request: OfOrganisation & { readonly userId: UserId }): ServerAnswer =>
  tellServer('removeMember', request);

/** The last admin stays one. Admins only. */
export const setRole = (
  request: OfOrganisation & { readonly userId: UserId; readonly role: OrganisationRole },
): ServerAnswer => tellServer('setRole', request);

/** Whether members leave publishing to publishers and admins. Admins only. */
export const setWhoPublishes = (
  request: OfOrganisation & { readonly onlyPublishersPublish: boolean },
): ServerAnswer => tellServer('setWhoPublishes', request);

/** Whether emails of supporters are masked; answers when all that is stored follows. Admins only. */
export const setEmailsMasked = (
  request: OfOrganisation & { readonly emailsMasked: boolean },
): ServerAnswer => tellServer('setEmailsMasked', request);

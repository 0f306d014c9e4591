import {
  asId,
  ORGANISATION_ROLES,
  type OrganisationId,
  type OwnInvitation,
} from 'shared-kernel/model';
import {
  askServer,
  Moment,
  tellServer,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

const OwnInvitations = v.object({
  invitations: v.array(
    v.object({
      organisationId: v.pipe(
        v.string(),
        v.transform((id) => asId<OrganisationId>(id)),
      ),
      organisationName: v.string(),
      role: v.picklist(ORGANISATION_ROLES),
      invitedBy: v.string(),
      invitedAt: Moment,
    }),
  ),
  emailVerified: v.boolean(),
});

/** What waits for the person's own answer, the oldest first; nothing where their email is not verified. */
export const listInvitations = (): ServerAnswer<{
  readonly invitations: readonly OwnInvitation[];
  readonly emailVerified: boolean;
}> => askServer('listInvitations', {}, OwnInvitations);

/** Joins the organisation; who belongs to another one is refused. */
export const takeUpInvitation = (request: OfOrganisation): ServerAnswer =>
  tellServer('takeUpInvitation', request);

/** Its admins see that it was declined. */
export const declineInvitation = (request: OfOrganisation): ServerAnswer =>
  tellServer('declineInvitation', request);

/** The last admin cannot leave. */
export const leaveOrganisation = (request: OfOrganisation): ServerAnswer =>
  tellServer('leaveOrganisation', request);

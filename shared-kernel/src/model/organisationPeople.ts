import type { OrganisationId, UserId } from './ids';
import type { OrganisationRole } from './people';

/** Who belongs to an organisation, and who is invited to (D20). */
export interface OrganisationPeople {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

export interface Member {
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly role: OrganisationRole;
}

/** Waits for the answer of whoever signs in with this email, trimmed and lower-cased, that the identity provider has verified. */
export interface Invitation {
  readonly email: string;
  /** What the person becomes. */
  readonly role: OrganisationRole;
  /** Email of the admin who invited. */
  readonly invitedBy: string;
  readonly invitedAt: Date;
  /** Null while it waits. */
  readonly declinedAt: Date | null;
  /** Whether the person belongs to another organisation, which they would have to leave first. */
  readonly elsewhere: boolean;
}

/** An invitation as whoever is invited sees it. */
export interface OwnInvitation {
  readonly organisationId: OrganisationId;
  readonly organisationName: string;
  /** What they would become. */
  readonly role: OrganisationRole;
  /** Email of the admin who invited. */
  readonly invitedBy: string;
  readonly invitedAt: Date;
}

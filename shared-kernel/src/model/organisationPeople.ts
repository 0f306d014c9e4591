import type { UserId } from './ids';

/** Who belongs to an organisation, and who is invited to (D20). */
export interface OrganisationPeople {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

export interface Member {
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly admin: boolean;
}

/** Waits for the next sign-in with this e-mail, trimmed and lower-cased, that the identity provider has verified. */
export interface Invitation {
  readonly email: string;
  /** Whether the person becomes an admin. */
  readonly admin: boolean;
  /** E-mail of the admin who invited. */
  readonly invitedBy: string;
  readonly invitedAt: Date;
}

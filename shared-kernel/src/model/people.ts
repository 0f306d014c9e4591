import type { OrganisationId, UserId } from './ids';

/** `users/{userId}` (spec §3). `organisation` is set by an accepted invitation only (D20). */
export interface User {
  readonly id: UserId;
  readonly profile: { readonly email: string; readonly firstName: string };
  readonly organisation: OrganisationId | null;
}

/**
 * What an admin can make a member beside an admin (D346): a viewer looks and changes nothing, a publisher may publish where
 * the organisation keeps that to publishers (D347). Whoever has none of them is a member.
 */
export const GIVEN_ROLES = ['viewer', 'publisher'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What a member of an organisation is, from who may do least to who may do most. */
export const ORGANISATION_ROLES = ['viewer', 'member', 'publisher', 'admin'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

/** Derived from role documents on each sign-in, never from the user document (D20). */
export interface Roles {
  readonly superadmin: boolean;
  readonly admin: boolean;
  /** What an admin made them beside; absent where a shell of an earlier release has read it. */
  readonly given?: GivenRole | null;
}

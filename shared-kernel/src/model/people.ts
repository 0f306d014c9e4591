import type { OrganisationId, UserId } from './ids';

/** `users/{userId}` (spec §3). `organisation` is set by an accepted invitation only (D20). */
export interface User {
  readonly id: UserId;
  readonly profile: { readonly email: string; readonly firstName: string };
  readonly organisation: OrganisationId | null;
}

/** Derived from role documents on each sign-in, never from the user document (D20). */
export interface Roles {
  readonly superadmin: boolean;
  readonly admin: boolean;
}

import type { OrganisationId, UserId } from 'shared-kernel/model';

export const organisationPath = (id: OrganisationId): string => `organisations/${id}`;
export const userPath = (id: UserId | string): string => `users/${id}`;
export const adminsPath = (id: OrganisationId): string => `${organisationPath(id)}/admins`;
export const adminPath = (id: OrganisationId, userId: string): string =>
  `${adminsPath(id)}/${userId}`;
/** By e-mail. No client reads or writes them (D20). */
export const invitationsPath = (id: OrganisationId): string =>
  `${organisationPath(id)}/invitations`;
export const invitationPath = (id: OrganisationId, email: string): string =>
  `${invitationsPath(id)}/${email}`;

import { GIVEN_ROLES, type OrganisationId, type OrganisationRole } from 'shared-kernel/model';
import { storedRole } from '../../access/standing';
import type { DocumentReads, DocumentWrite, StoredDocument } from '../../store/documents';
import { adminPath, rolePath } from '../../store/paths';

/** What the documents of the two roles make a member; admins are above what else is there. */
export const roleOf = (
  admin: StoredDocument | null,
  role: StoredDocument | null,
): OrganisationRole => (admin === null ? storedRole(role) : 'admin');

/** What a member is. */
export async function readRole(
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
  userId: string,
): Promise<OrganisationRole> {
  return roleOf(
    await documents.get(adminPath(organisationId, userId)),
    await documents.get(rolePath(organisationId, userId)),
  );
}

/** Makes a member this and nothing else; `given` says when and by whom. */
export function roleWrites(
  organisationId: OrganisationId,
  userId: string,
  role: OrganisationRole,
  given: { readonly since: Date; readonly by: string },
): readonly DocumentWrite[] {
  const isGiven = GIVEN_ROLES.some((one) => one === role);
  return [
    written(adminPath(organisationId, userId), role === 'admin' ? { ...given } : null),
    written(rolePath(organisationId, userId), isGiven ? { role, ...given } : null),
  ];
}

const written = (path: string, data: Readonly<Record<string, unknown>> | null): DocumentWrite =>
  data === null ? { kind: 'delete', path } : { kind: 'set', path, data };

/** Where it stands what somebody is in an organisation, beside that they belong to it. */
export const rolePaths = (organisationId: OrganisationId, userId: string): readonly string[] => [
  adminPath(organisationId, userId),
  rolePath(organisationId, userId),
];

/** Takes from whoever leaves what they were. */
export const withoutRoles = (
  organisationId: OrganisationId,
  userId: string,
): readonly DocumentWrite[] =>
  rolePaths(organisationId, userId).map((path) => ({ kind: 'delete', path }));

import { asId, ORGANISATION_ROLES, type UserId } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Email, Organisation, parseRequest } from '../../parseRequest';

const User = v.pipe(
  DocumentId,
  v.transform((id) => asId<UserId>(id)),
);

const OfOrganisation = v.object({ organisationId: Organisation });
const Role = v.picklist(ORGANISATION_ROLES);
/** Pages of an earlier release say `admin` alone. */
const Invite = v.pipe(
  v.object({
    organisationId: Organisation,
    email: Email,
    admin: v.optional(v.boolean(), false),
    role: v.optional(Role),
  }),
  v.transform(({ admin, role, ...request }) => ({
    ...request,
    role: role ?? (admin ? ('admin' as const) : ('member' as const)),
  })),
);
const Withdraw = v.object({ organisationId: Organisation, email: Email });
const OfMember = v.object({ organisationId: Organisation, userId: User });
const SetRole = v.object({ organisationId: Organisation, userId: User, role: Role });
const SetAdmin = v.object({ organisationId: Organisation, userId: User, admin: v.boolean() });

/** `{ organisationId }`. */
export const parseOrganisation = (data: unknown) => parseRequest(OfOrganisation, data);
/** `{ organisationId, email, role }`. */
export const parseInvite = (data: unknown) => parseRequest(Invite, data);
/** `{ organisationId, email }`. */
export const parseWithdraw = (data: unknown) => parseRequest(Withdraw, data);
/** `{ organisationId, userId }`. */
export const parseMember = (data: unknown) => parseRequest(OfMember, data);
/** `{ organisationId, userId, role }`. */
export const parseSetRole = (data: unknown) => parseRequest(SetRole, data);
/** `{ organisationId, userId, admin }`. */
export const parseSetAdmin = (data: unknown) => parseRequest(SetAdmin, data);

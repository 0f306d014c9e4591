import { asId, type UserId } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Email, Organisation, parseRequest } from '../../parseRequest';

const User = v.pipe(
  DocumentId,
  v.transform((id) => asId<UserId>(id)),
);

const OfOrganisation = v.object({ organisationId: Organisation });
const Invite = v.object({ organisationId: Organisation, email: Email, admin: v.boolean() });
const Withdraw = v.object({ organisationId: Organisation, email: Email });
const OfMember = v.object({ organisationId: Organisation, userId: User });
const SetAdmin = v.object({ organisationId: Organisation, userId: User, admin: v.boolean() });

/** `{ organisationId }`. */
export const parseOrganisation = (data: unknown) => parseRequest(OfOrganisation, data);
/** `{ organisationId, email, admin }`. */
export const parseInvite = (data: unknown) => parseRequest(Invite, data);
/** `{ organisationId, email }`. */
export const parseWithdraw = (data: unknown) => parseRequest(Withdraw, data);
/** `{ organisationId, userId }`. */
export const parseMember = (data: unknown) => parseRequest(OfMember, data);
/** `{ organisationId, userId, admin }`. */
export const parseSetAdmin = (data: unknown) => parseRequest(SetAdmin, data);

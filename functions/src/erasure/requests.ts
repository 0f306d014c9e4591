import * as v from 'valibot';
import { Email, Organisation, parseRequest } from '../parseRequest';

/** Of one person; nobody has so many. */
const MAX_ALSO_EMAILS = 50;

const OfSupporter = v.object({ organisationId: Organisation, email: Email });
const Erase = v.object({
  ...OfSupporter.entries,
  alsoEmails: v.optional(v.pipe(v.array(Email), v.maxLength(MAX_ALSO_EMAILS)), []),
  preview: v.optional(v.boolean(), false),
});

/** `{ organisationId, email }`; the email as supporters are stored. */
export const parseSupporter = (data: unknown) => parseRequest(OfSupporter, data);

/** `{ organisationId, email, alsoEmails?, preview? }`; `alsoEmails` are others that somebody says are the same person's. */
export const parseErase = (data: unknown) => parseRequest(Erase, data);

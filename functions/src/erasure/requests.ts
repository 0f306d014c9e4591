import * as v from 'valibot';
import { Email, Organisation, parseRequest } from '../parseRequest';

/** Of one person; nobody has so many. */
const MAX_ALSO_EMAILS = 50;

const OfSupporter = v.object({ organisationId: Organisation, email: Email });
const OfPerson = v.object({
  ...OfSupporter.entries,
  alsoEmails: v.optional(v.pipe(v.array(Email), v.maxLength(MAX_ALSO_EMAILS)), []),
});
const Erase = v.object({
  ...OfPerson.entries,
  preview: v.optional(v.boolean(), false),
});

/** `{ organisationId, email }`; the e-mail as supporters are stored. */
export const parseSupporter = (data: unknown) => parseRequest(OfSupporter, data);

/** `{ organisationId, email, alsoEmails? }`: other e-mails that somebody says are the same person's. */
export const parsePerson = (data: unknown) => parseRequest(OfPerson, data);

/** `{ organisationId, email, alsoEmails?, preview? }`. */
export const parseErase = (data: unknown) => parseRequest(Erase, data);

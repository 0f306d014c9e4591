import { isValidEmail, normaliseEmail } from 'shared-kernel/importing';
import { asId, type OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest } from '../parseRequest';

const Email = v.pipe(
  v.string(),
  v.transform(normaliseEmail),
  v.check(isValidEmail, 'This is not an e-mail address'),
);
const Organisation = v.pipe(
  DocumentId,
  v.transform((id) => asId<OrganisationId>(id)),
);
const OfSupporter = v.object({ organisationId: Organisation, email: Email });
const Erase = v.object({
  organisationId: Organisation,
  email: Email,
  preview: v.optional(v.boolean(), false),
});

/** `{ organisationId, email }`; the e-mail as supporters are stored. */
export const parseSupporter = (data: unknown) => parseRequest(OfSupporter, data);

/** `{ organisationId, email, preview? }`. */
export const parseErase = (data: unknown) => parseRequest(Erase, data);

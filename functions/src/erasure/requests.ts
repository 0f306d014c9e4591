import { isValidEmail, normaliseEmail } from 'shared-kernel/importing';
import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest } from '../parseRequest';
import { yearScope } from '../store/paths';

export interface SupporterRequest {
  readonly scope: YearScope;
  /** As supporters are stored. */
  readonly email: string;
}

const OfSupporter = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  email: v.pipe(
    v.string(),
    v.transform(normaliseEmail),
    v.check(isValidEmail, 'This is not an e-mail address'),
  ),
});

/** `{ organisationId, yearId, email }`. */
export function parseSupporter(data: unknown): SupporterRequest {
  const { organisationId, yearId, email } = parseRequest(OfSupporter, data);
  return { scope: yearScope(organisationId, yearId), email };
}

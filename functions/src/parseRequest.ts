import { isValidEmail, normaliseEmail } from 'supporter-data';
import { asId, isDocumentId, type OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import { CallableError } from './callableError';
import { yearScope } from './store/paths';

/** A document id that a client may name: one path segment that Firestore takes. */
export const DocumentId = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(isDocumentId, 'Not the id of a document'),
);

/** An organisation's id. */
export const Organisation = v.pipe(
  DocumentId,
  v.transform((id) => asId<OrganisationId>(id)),
);

/** An email as supporters and staff are keyed by it (D2c). */
export const Email = v.pipe(
  v.string(),
  v.transform(normaliseEmail),
  v.check(isValidEmail, 'This is not an email address'),
);

/** What a client asks, read through its schema; refuses with the place and the reason of the first fault. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refusedRequest(v.getDotPath(issue), issue.message);
}

/** What a request about one year says beside what it is about. */
export const OfYear = { organisationId: DocumentId, yearId: DocumentId };

/** The same, with the two ids of `OfYear` as the scope that they name. */
export function parseInYear<
  Schema extends v.GenericSchema<unknown, { organisationId: string; yearId: string }>,
>(schema: Schema, data: unknown) {
  const { organisationId, yearId, ...request }: v.InferOutput<Schema> = parseRequest(schema, data);
  return { scope: yearScope(organisationId, yearId), ...request };
}

/** `{ organisationId, yearId }` alone. */
export const parseYear = (data: unknown) => parseInYear(v.object(OfYear), data);

export const refusedRequest = (path: string | null, message: string): CallableError =>
  new CallableError('invalid-argument', path === null ? message : `${path}: ${message}`);

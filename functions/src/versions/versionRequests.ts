import { DocumentId, parseRequest } from '../parseRequest';
import { yearScope } from '../store/paths';
import * as v from 'valibot';

const OfYear = { organisationId: DocumentId, yearId: DocumentId };

const Versions = v.object({
  ...OfYear,
  kind: v.picklist(['search', 'screen']),
  id: DocumentId,
});
const One = v.object({ ...OfYear, id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)) });

const scoped = <Request extends { organisationId: string; yearId: string }>({
  organisationId,
  yearId,
  ...request
}: Request) => ({ scope: yearScope(organisationId, yearId), ...request });

/** `{ organisationId, yearId, kind, id }`: of which search or screen. */
export const parseVersions = (data: unknown) => scoped(parseRequest(Versions, data));
/** `{ organisationId, yearId, id }`: which version, or which entry of the bin. */
export const parseOne = (data: unknown) => scoped(parseRequest(One, data));
/** `{ organisationId, yearId }`. */
export const parseYear = (data: unknown) => scoped(parseRequest(v.object(OfYear), data));

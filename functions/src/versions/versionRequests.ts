import { DocumentId, OfYear, parseInYear } from '../parseRequest';
import * as v from 'valibot';

const Versions = v.variant('kind', [
  v.object({
    ...OfYear,
    kind: v.picklist(['search', 'screen', 'calculatedField']),
    id: DocumentId,
  }),
  v.object({ ...OfYear, kind: v.literal('field'), id: v.pipe(v.string(), v.maxLength(2_000)) }),
]);
const Bin = v.object({ ...OfYear, kind: v.exactOptional(v.literal('calculatedField')) });
const One = v.object({ ...OfYear, id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)) });

/** `{ organisationId, yearId, kind, id }`: of which search, screen or calculated field; of a field the name. */
export const parseVersions = (data: unknown) => parseInYear(Versions, data);
/** `{ organisationId, yearId, id }`: which version, or which entry of the bin. */
export const parseOne = (data: unknown) => parseInYear(One, data);
/** `{ organisationId, yearId, kind }`, which is absent for searches and screens. */
export const parseBin = (data: unknown) => parseInYear(Bin, data);

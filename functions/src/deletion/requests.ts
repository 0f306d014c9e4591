import * as v from 'valibot';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import { yearScope } from '../store/paths';

const OfYear = v.object({ organisationId: DocumentId, yearId: DocumentId });
const DeleteYear = v.object({ ...OfYear.entries, confirmedName: v.string() });
const OfOrganisation = v.object({ organisationId: Organisation });
const DeleteOrganisation = v.object({ organisationId: Organisation, confirmedName: v.string() });

/** `{ organisationId, yearId, confirmedName }`. */
export function parseDeleteYear(data: unknown) {
  const { organisationId, yearId, confirmedName } = parseRequest(DeleteYear, data);
  return { scope: yearScope(organisationId, yearId), confirmedName };
}

/** `{ organisationId, yearId }`. */
export function parseRestoreYear(data: unknown) {
  const { organisationId, yearId } = parseRequest(OfYear, data);
  return yearScope(organisationId, yearId);
}

/** `{ organisationId, confirmedName }`. */
export const parseDeleteOrganisation = (data: unknown) => parseRequest(DeleteOrganisation, data);
/** `{ organisationId }`. */
export const parseRestoreOrganisation = (data: unknown) => parseRequest(OfOrganisation, data);

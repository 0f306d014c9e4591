import type { OrganisationId } from 'shared-kernel/model';
import { CallableError } from '../../callableError';
import type { DocumentReads, StoredDocument } from '../../store/documents';
import { organisationPath } from '../../store/paths';

export async function requireOrganisation(
  documents: DocumentReads,
  organisationId: OrganisationId,
): Promise<StoredDocument> {
  const stored = await documents.get(organisationPath(organisationId));
  if (stored === null) throw new CallableError('not-found', 'There is no such organisation');
  return stored;
}

import type { OrganisationId } from 'shared-kernel/model';
import { requireLiveOrganisation } from '../access/requireLive';
import { CallableError } from '../callableError';
import type { DocumentReads } from '../store/documents';
import { organisationPath } from '../store/paths';

/** Lets nothing through where there is no organisation, or one that is deleted. */
export async function requireLibrary(
  documents: DocumentReads,
  organisationId: OrganisationId,
): Promise<void> {
  if ((await documents.get(organisationPath(organisationId))) === null)
    throw new CallableError('not-found', 'There is no such organisation');
  await requireLiveOrganisation(documents, organisationId);
}

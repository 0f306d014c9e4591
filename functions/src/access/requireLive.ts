import type { OrganisationId, YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { DocumentReads } from '../store/documents';
import { organisationPath } from '../store/paths';
import { isPendingDeletion, pendingDeletionOf } from '../store/pendingDeletion';

/** Refuses what cannot be done with a year that has been deleted. */
export async function requireLive(
  documents: Pick<DocumentReads, 'get'>,
  scope: YearScope,
): Promise<void> {
  if (await isPendingDeletion(documents, scope))
    throw new CallableError('failed-precondition', 'The year has been deleted. Restore it first');
}

/** The same for an organisation. */
export async function requireLiveOrganisation(
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
): Promise<void> {
  const stored = await documents.get(organisationPath(organisationId));
  if (pendingDeletionOf(stored?.data) !== null)
    throw new CallableError(
      'failed-precondition',
      'The organisation has been deleted. Restore it first',
    );
}

import type { OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument, Transaction } from '../store/documents';
import { suppressionKeyPath } from '../store/paths';

/** Names the state of an organisation's care list; '' where it never had one. It stands with the key of the hashes. */
export const careRevision = async (
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
): Promise<string> => revisionOf(await documents.get(suppressionKeyPath(organisationId)));

/** From here on everything that is asked reads the list anew; gives its new name. */
export const writeCareRevision = (
  transaction: Transaction,
  { newId }: Pick<Services, 'newId'>,
  organisationId: OrganisationId,
): string => {
  const revision = newId();
  transaction.write({
    kind: 'merge',
    path: suppressionKeyPath(organisationId),
    data: { careRevision: revision },
  });
  return revision;
};

function revisionOf(stored: StoredDocument | null): string {
  const revision = stored?.data['careRevision'];
  return typeof revision === 'string' ? revision : '';
}

import type { OrganisationId } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { organisationPath } from '../store/paths';

/** Whether an organisation's browsers get emails of supporters masked (D375). */
export const isMasked = async (
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
): Promise<boolean> =>
  (await documents.get(organisationPath(organisationId)))?.data['emailsMasked'] === true;

import type { OrganisationId } from 'shared-kernel/model';
import type { Documents, StoredDocument } from './documents';
import { erasuresPath } from './paths';

/** Erasures of people that have begun and not ended. */
export const openErasures = (
  documents: Pick<Documents, 'where'>,
  organisationId: OrganisationId,
): Promise<readonly StoredDocument[]> =>
  documents.where(erasuresPath(organisationId), 'state', ['working']);

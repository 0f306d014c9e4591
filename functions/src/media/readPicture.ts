import type { MediaId, OrganisationId } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { picturePath } from '../store/paths';

/** A picture of a library, or the refusal that says that there is none. */
export async function readPicture(
  documents: DocumentReads,
  organisationId: OrganisationId,
  id: MediaId,
): Promise<StoredDocument> {
  const stored = await documents.get(picturePath(organisationId, id));
  if (stored === null) throw new CallableError('not-found', 'There is no such picture');
  return stored;
}

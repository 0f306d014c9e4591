import type { DocumentReads } from '../store/documents';
import { departurePath } from '../store/paths';

/** Whether this account has been deleted, or is being. */
export const hasDeparted = async (
  documents: Pick<DocumentReads, 'get'>,
  uid: string,
): Promise<boolean> => uid !== '' && (await documents.get(departurePath(uid))) !== null;

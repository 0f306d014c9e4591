import type { Result } from 'shared-kernel/model';
import { documentName, parseOwnDocument, type DocumentStore, type Fault } from '../documents';

/** The path of a document that may be in the store, held to what the wire takes. */
export const ownDocument = ({ projectId }: DocumentStore, path: string): Result<string, Fault> =>
  parseOwnDocument(documentName(projectId, path), projectId);

import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, isDocumentPath, pathFault, type Fault } from '../documents';

/** The path of a document that may be in the store, held to what the wire takes. */
export function ownDocument(path: string): Result<string, Fault> {
  if (!isDocumentPath(path)) return invalid(`Not a document name: ${path}`);
  const fault = pathFault(path);
  return fault === null ? succeeded(path) : invalid(fault);
}

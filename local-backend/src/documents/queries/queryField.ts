import { documentName } from '../paths/documentName';
import { fieldAt, isNamePath, type FieldPath } from '../paths/fieldPath';
import type { StoredDocument } from '../storedDocument';
import type { FirestoreValue } from '../values/value';

/** Reads what a query's path means in a document: a field's value, or its name as a reference. */
export type QueryField = (document: StoredDocument, path: FieldPath) => FirestoreValue | undefined;

export const queryFieldOf =
  (projectId: string): QueryField =>
  (document, path) =>
    isNamePath(path)
      ? { referenceValue: documentName(projectId, document.path) }
      : fieldAt(document.fields, path);

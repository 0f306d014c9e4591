import { doc, type DocumentReference } from 'firebase/firestore/lite';
import { isDocumentId, failed, type Result, type YearScope } from 'shared-kernel/model';
import { notFound, type DatabaseFailure } from './dataFailure';
import { inYear, type YearCollection } from './paths';

/** Works on a document of a year by an id that may come from an address: `data/not-found` where none can be one. */
export async function withDocument<Value, Failure>(
  scope: YearScope,
  name: YearCollection,
  id: string,
  work: (reference: DocumentReference) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | DatabaseFailure>> {
  if (!isDocumentId(id)) return failed(notFound(`${name}/${id}`));
  return work(doc(inYear(scope, name), id));
}

import { doc } from 'firebase/firestore/lite';
import {
  decodeSupporter,
  failed,
  type Result,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { notFound, type LoadFailure } from './dataFailure';
import { inYear } from './paths';
import { readDocument } from './reading';

/** The supporter of an e-mail, which is trimmed and lower-cased like the key of an import (D2c). */
export async function readSupporter(
  scope: YearScope,
  email: string,
): Promise<Result<Supporter, LoadFailure>> {
  const key = email.trim().toLowerCase();
  if (key === '' || key.includes('/')) return failed(notFound(`supporters/${key}`));
  return readDocument(doc(inYear(scope, 'supporters'), key), decodeSupporter);
}

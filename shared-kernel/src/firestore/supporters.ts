import {
  decodeSupporter,
  failed,
  type Result,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { notFound, type LoadFailure } from './dataFailure';
import { readDocument } from './reading';
import { withDocument } from './withDocument';

/**
 * The supporter of an e-mail, which is trimmed and lower-cased like the key of an import (D2c). The rules refuse who is on
 * the care list (D333): they are not found, with that refusal as the cause (`isKeptOut`).
 */
export const readSupporter = (
  scope: YearScope,
  email: string,
): Promise<Result<Supporter, LoadFailure>> =>
  withDocument(scope, 'supporters', email.trim().toLowerCase(), async (reference) => {
    const read = await readDocument(reference, decodeSupporter);
    return !read.ok && read.error.code === 'data/permission-denied'
      ? failed({ ...notFound(reference.path), cause: read.error })
      : read;
  });

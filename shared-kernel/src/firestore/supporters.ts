import { decodeSupporter, type Result, type Supporter, type YearScope } from 'shared-kernel/model';
import type { LoadFailure } from './dataFailure';
import { readDocument } from './reading';
import { withDocument } from './withDocument';

/** The supporter of an e-mail, which is trimmed and lower-cased like the key of an import (D2c). */
export const readSupporter = (
  scope: YearScope,
  email: string,
): Promise<Result<Supporter, LoadFailure>> =>
  withDocument(scope, 'supporters', email.trim().toLowerCase(), (reference) =>
    readDocument(reference, decodeSupporter),
  );

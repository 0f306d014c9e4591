import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads, DocumentWrite } from '../store/documents';
import { linksOf } from './references';

/**
 * The writes after which a year's links say nothing about a supporter any more. That they are void has to stay: who is
 * imported again later must not be reached by what was sent before.
 */
export const forgetLinks = async (
  documents: DocumentReads,
  scope: YearScope,
  supporter: string,
): Promise<readonly DocumentWrite[]> =>
  (await linksOf(documents, scope, supporter)).map(({ path }) => ({
    kind: 'set',
    path,
    data: { revoked: true },
  }));

import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads, DocumentWrite } from '../store/documents';
import { careStatePath } from '../store/paths';

/** For which state of the care list a year's figures and examples were made; '' before there was one. */
export async function careState(
  documents: Pick<DocumentReads, 'get'>,
  scope: YearScope,
): Promise<string> {
  const state = (await documents.get(careStatePath(scope)))?.data['state'];
  return typeof state === 'string' ? state : '';
}

export const careStateWrite = (scope: YearScope, state: string): DocumentWrite => ({
  kind: 'set',
  path: careStatePath(scope),
  data: { state },
});

/** Says that a year's figures and examples are to be made again. */
export const staleCare = (scope: YearScope): DocumentWrite => careStateWrite(scope, 'stale');

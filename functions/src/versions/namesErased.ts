import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentData, DocumentReads } from '../store/documents';
import { withoutKeptOut } from '../suppressions/neutralText';
import { readSuppressions } from '../suppressions/readSuppressions';
import { textIn } from './textIn';

/** Whether one of these names somebody who was erased: what nobody can edit any more must not. */
export async function namesErased(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  { organisationId }: YearScope,
  saved: readonly DocumentData[],
): Promise<boolean> {
  const erased = await readSuppressions({ documents, now }, organisationId);
  if (!erased.any) return false;
  const neutral = withoutKeptOut(erased);
  const text = textIn(saved);
  return neutral(text) !== text;
}

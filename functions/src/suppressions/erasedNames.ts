import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { withoutKeptOut } from './neutralText';
import { readSuppressions } from './readSuppressions';
import { textIn } from './textIn';

/** Whether what was saved names somebody who was erased: what nobody can edit any more must not. */
export async function erasedNames(
  documents: DocumentReads,
  now: Services['now'],
  { organisationId }: YearScope,
): Promise<(saved: object) => boolean> {
  const erased = await readSuppressions({ documents, now }, organisationId);
  const neutral = withoutKeptOut(erased);
  return (saved) => {
    const text = textIn(saved);
    return neutral(text) !== text;
  };
}

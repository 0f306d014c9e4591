import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { standingOf } from './standing';

/**
 * Lets those of the organisation through who may change something, and superadmins: whoever looks only is refused
 * (D346). `action` completes the refusal of strangers.
 */
export async function requireEditor(
  documents: Pick<DocumentReads, 'getAll'>,
  caller: Caller | null,
  scope: Pick<YearScope, 'organisationId'>,
  action: string,
): Promise<Caller> {
  if (caller === null) throw new CallableError('unauthenticated', 'Please log in first');
  const standing = await standingOf(documents, caller, scope);
  if (standing === null)
    throw new CallableError('permission-denied', `Only members of the organisation can ${action}`);
  if (standing === 'viewer')
    throw new CallableError(
      'permission-denied',
      'You can look at this organisation, not change it. Ask an admin to make you a member',
    );
  return caller;
}

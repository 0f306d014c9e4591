import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import type { DocumentReads } from '../store/documents';
import { organisationPath } from '../store/paths';
import { requireEditor } from './requireEditor';
import { standingOf } from './standing';

/**
 * Lets through who may decide what supporters see: publishers, admins and superadmins, and members where the organisation
 * does not keep it to publishers (D347). `what` completes the refusals' sentences: 'publish', 'take screens down'.
 */
export async function requirePublisher(
  documents: Pick<DocumentReads, 'get' | 'getAll'>,
  caller: Caller | null,
  scope: Pick<YearScope, 'organisationId'>,
  what: string,
): Promise<Caller> {
  const editor = await requireEditor(documents, caller, scope, what);
  if (!(await mayPublish(documents, editor, scope)))
    throw new CallableError(
      'permission-denied',
      `Only publishers and admins of the organisation can ${what}. Ask one of them, or an admin to make you a publisher`,
    );
  return editor;
}

/** The same as an answer, for pages that offer it. */
export async function mayPublish(
  documents: Pick<DocumentReads, 'get' | 'getAll'>,
  caller: Caller,
  scope: Pick<YearScope, 'organisationId'>,
): Promise<boolean> {
  const standing = await standingOf(documents, caller, scope);
  if (standing === null || standing === 'viewer') return false;
  if (standing !== 'member') return true;
  const organisation = await documents.get(organisationPath(scope.organisationId));
  return organisation?.data['onlyPublishersPublish'] !== true;
}

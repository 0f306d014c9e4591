import { FORMER_MEMBER, type ActivityAction, type YearScope } from 'shared-kernel/model';
import { hasDeparted } from '../access/hasDeparted';
import { activityEntry, addOnce } from '../activity/activityEntry';
import { emailOf, type Caller } from '../caller';
import { deletionRecordPath, userPath } from '../store/paths';
import { neutralName } from '../suppressions/neutralText';
import type { DefinitionKind } from '../definitions/fingerprint';
import { profileEmail } from '../organisations/people/profileEmail';
import type { Services } from '../services';
import { storedName } from '../store/storedName';
import type { DocumentReads } from '../store/documents';
import type { DocumentChange } from '../store/documentChange';
import { keepDeleted } from '../versions/keepDeleted';

const ACTIONS = {
  searches: 'searchDeleted',
  screens: 'screenDeleted',
} as const satisfies Record<DefinitionKind, ActivityAction>;

/**
 * Leaves a line in the log for a search or screen that somebody deleted, and keeps it for 30 days, with who it was by
 * the record of the same commit; by the event's context where an earlier telling has taken that. A change may be told
 * more than once, and is the same line then. What the server itself deletes has a line of its own.
 */
export async function noteDeletion(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  kind: DefinitionKind,
  id: string,
  { before, author, eventId, at }: DocumentChange,
): Promise<void> {
  if (author === null || before === null) return;
  const record = deletionRecordPath(scope, kind, id);
  const recorded = (await documents.get(record))?.data['deletedBy'];
  const caller = await callerOf(documents, typeof recorded === 'string' ? recorded : author);
  const services = { now, newId: () => eventId };
  const event = { at, id: eventId };
  // Whoever erases somebody is told to look after the searches and screens that name them.
  const name = await neutralName({ documents, now }, scope.organisationId, storedName(before));
  await addOnce(
    documents,
    activityEntry(services, scope, caller, ACTIONS[kind], '', name, { event }),
  );
  const deleted = { kind, id, data: before, eventId, deletedBy: emailOf(caller), deletedAt: at };
  await keepDeleted({ documents, now }, scope, deleted);
  await documents.commit([{ kind: 'delete', path: record }]);
}

/** A user's document holds the email that the identity provider has told: the rules let no other in (D20). */
async function callerOf(documents: DocumentReads, author: string): Promise<Caller> {
  if (author === '' || author.includes('@')) return { uid: '', token: { email: author } };
  if (await hasDeparted(documents, author)) return { uid: '', token: { email: FORMER_MEMBER } };
  const user = await documents.get(userPath(author));
  return { uid: author, token: { email: profileEmail(user?.data ?? {}) ?? author } };
}

import type { ActivityAction } from 'shared-kernel/model';
import { activityEntry, type ActivityPlace } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import { neutralName } from '../suppressions/neutralText';
import { refusedRequest } from '../parseRequest';
import type { Services } from '../services';
import type { StoredDocument, Transaction } from '../store/documents';
import { storedName } from '../store/storedName';
import { pendingDeletionOf } from '../store/pendingDeletion';
import { newDeletion } from './newDeletion';

/** An organisation or a year, for whoever deletes or restores it. */
export interface Deletable {
  readonly path: string;
  /** In a sentence: "year". */
  readonly what: string;
  readonly place: ActivityPlace;
  readonly caller: Caller;
  readonly action: ActivityAction;
}

/** Marks it as deleted once its name has been typed, and returns when it goes for good; again changes nothing. */
export async function markDeleted(
  transaction: Transaction,
  services: Services,
  { path, what, place, caller, action }: Deletable,
  confirmedName: string,
): Promise<{ readonly removeAt: string }> {
  const stored = await required(transaction, path, what);
  const before = pendingDeletionOf(stored.data);
  if (before !== null) return { removeAt: before.removeAt.toISOString() };
  const name = storedName(stored.data);
  if (confirmedName.trim() !== name)
    throw refusedRequest('confirmedName', `Type “${name}” to confirm`);
  const subject = await nameInLog(transaction, services, place, name);
  const pendingDeletion = newDeletion(caller, services.now());
  transaction.write({ kind: 'merge', path, data: { pendingDeletion } });
  transaction.write(activityEntry(services, place, caller, action, '', subject));
  return { removeAt: pendingDeletion.removeAt.toISOString() };
}

/** Takes the mark off; false where there was none. What is due is being removed, and cannot come back. */
export async function unmarkDeleted(
  transaction: Transaction,
  services: Services,
  { path, what, place, caller, action }: Deletable,
): Promise<boolean> {
  const stored = await required(transaction, path, what);
  const pending = pendingDeletionOf(stored.data);
  if (pending === null) return false;
  if (services.now() >= pending.removeAt)
    throw new CallableError('failed-precondition', `It is too late: the ${what} is being removed`);
  const subject = await nameInLog(transaction, services, place, storedName(stored.data));
  transaction.write({ kind: 'merge', path, data: {}, without: ['pendingDeletion'] });
  transaction.write(activityEntry(services, place, caller, action, '', subject));
  return true;
}

const nameInLog = (
  documents: Transaction,
  { now }: Pick<Services, 'now'>,
  { organisationId }: ActivityPlace,
  name: string,
): Promise<string> => neutralName({ documents, now }, organisationId, name);

async function required(
  transaction: Transaction,
  path: string,
  what: string,
): Promise<StoredDocument> {
  const stored = await transaction.get(path);
  if (stored === null) throw new CallableError('not-found', `There is no such ${what}`);
  return stored;
}

import { succeeded } from 'shared-kernel/model';
import { isRecord, listOf } from '../documents/record';
import { newAccount, type Account } from './account';
import { accountBody } from './accountBody';
import type { AccountBook } from './accountBook';
import { refused } from './authFault';
import { ADMIN_CHANGES, changedAccount } from './changedAccount';
import { textAt, type AuthOperation } from './operation';

const MAX_PAGE = 1000;

const create: AuthOperation = async ({ book, body, now, newId }) => {
  const localId = textAt(body, 'localId') ?? newId();
  if (book.byId(localId) !== null) return refused('DUPLICATE_LOCAL_ID');
  const account = changedAccount(newAccount(localId, now), body, ADMIN_CHANGES, book);
  if (!account.ok) return account;
  await book.save(account.value);
  return succeeded({ kind: 'identitytoolkit#SignupNewUserResponse', localId });
};

/** By any of `localId`, `email` and `federatedUserId`, each a list. */
const lookup: AuthOperation = ({ book, body }) => {
  const found = new Set<Account | null>();
  for (const id of listOf(body['localId']) ?? []) found.add(book.byId(String(id)));
  for (const email of listOf(body['email']) ?? []) found.add(book.byEmail(String(email)));
  for (const id of listOf(body['federatedUserId']) ?? []) found.add(byFederatedId(book, id));
  const users = [...found].flatMap((account) => (account === null ? [] : [accountBody(account)]));
  return succeeded({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length === 0 ? {} : { users }),
  });
};

const byFederatedId = (book: AccountBook, id: unknown): Account | null =>
  isRecord(id) ? book.byProvider(String(id['providerId']), String(id['rawId'])) : null;

const update: AuthOperation = async ({ book, body }) => {
  const account = book.byId(textAt(body, 'localId') ?? '');
  if (account === null) return refused('USER_NOT_FOUND');
  const changed = changedAccount(account, body, ADMIN_CHANGES, book);
  if (!changed.ok) return changed;
  await book.save(changed.value);
  return succeeded({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...accountBody(changed.value),
  });
};

const remove: AuthOperation = async ({ book, body }) => {
  const account = book.byId(textAt(body, 'localId') ?? '');
  if (account === null) return refused('USER_NOT_FOUND');
  await book.remove(account.localId);
  return succeeded({ kind: 'identitytoolkit#DeleteAccountResponse' });
};

/** A page of all accounts by id; the token of the next page is the last id of this one. */
const batchGet: AuthOperation = ({ book, body }) => {
  const after = textAt(body, 'nextPageToken') ?? '';
  const size = Math.min(Number(textAt(body, 'maxResults') ?? MAX_PAGE) || MAX_PAGE, MAX_PAGE);
  const rest = book.all().filter(({ localId }) => localId > after);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return succeeded({
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map(accountBody),
    ...(rest.length > size && last !== undefined ? { nextPageToken: last.localId } : {}),
  });
};

/** What firebase-admin calls under `/v1/projects/{p}/accounts`; the empty name creates an account. */
export const ADMIN_OPERATIONS: ReadonlyMap<string, AuthOperation> = new Map([
  ['', create],
  ['lookup', lookup],
  ['update', update],
  ['delete', remove],
  ['batchGet', batchGet],
]);

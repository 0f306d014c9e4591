import { succeeded, type Result } from 'shared-kernel/model';
import { isRecord, type UnknownRecord } from '../documents/record';
import type { Account } from './account';
import type { AccountBook } from './accountBook';
import { notImplemented, refused, type AuthFault } from './authFault';

type Changed = Result<Account, AuthFault>;
type Change = (account: Account, value: unknown, book: AccountBook) => Changed;

/** Members of a request that change nothing of an account. */
const IGNORED: ReadonlySet<string> = new Set([
  'idToken',
  'localId',
  'returnSecureToken',
  'targetProjectId',
  'tenantId',
]);

/** What a person may change of the own account. */
export const OWN_CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['displayName', text((account, displayName) => ({ ...account, displayName }))],
  ['photoUrl', text((account, photoUrl) => ({ ...account, photoUrl }))],
  ['deleteAttribute', deleteAttributes],
]);

/** What an administrator may change of any account. */
export const ADMIN_CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ...OWN_CHANGES,
  ['email', changeEmail],
  ['emailVerified', flag((account, emailVerified) => ({ ...account, emailVerified }))],
  ['disabled', flag((account, disabled) => ({ ...account, disabled }))],
  ['disableUser', flag((account, disabled) => ({ ...account, disabled }))],
  ['customAttributes', changeClaims],
  ['validSince', changeValidSince],
]);

/** The account with every change that the body asks for; a member that no table knows is refused by name. */
export function changedAccount(
  account: Account,
  body: UnknownRecord,
  changes: ReadonlyMap<string, Change>,
  book: AccountBook,
): Changed {
  let changed: Changed = succeeded(account);
  for (const [member, value] of Object.entries(body)) {
    if (IGNORED.has(member) || isNothing(value)) continue;
    const change = changes.get(member);
    if (change === undefined) return notImplemented(`${member} of an account`);
    if (changed.ok) changed = change(changed.value, value, book);
  }
  return changed;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const wrong = (): Changed => refused('INVALID_ARGUMENT');

/** Empty text removes the value. */
function text(change: (account: Account, value: string | null) => Account): Change {
  return (account, value) =>
    typeof value === 'string' ? succeeded(change(account, value || null)) : wrong();
}

function flag(change: (account: Account, value: boolean) => Account): Change {
  return (account, value) =>
    typeof value === 'boolean' ? succeeded(change(account, value)) : wrong();
}

function deleteAttributes(account: Account, names: unknown): Changed {
  if (!Array.isArray(names)) return wrong();
  return succeeded({
    ...account,
    displayName: names.includes('DISPLAY_NAME') ? null : account.displayName,
    photoUrl: names.includes('PHOTO_URL') ? null : account.photoUrl,
  });
}

function changeEmail(account: Account, value: unknown, book: AccountBook): Changed {
  if (typeof value !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(value))
    return refused('INVALID_EMAIL');
  const owner = book.byEmail(value);
  if (owner !== null && owner.localId !== account.localId) return refused('EMAIL_EXISTS');
  const email = value.toLowerCase();
  return succeeded({
    ...account,
    email,
    emailVerified: account.emailVerified && account.email === email,
  });
}

function changeClaims(account: Account, value: unknown): Changed {
  if (typeof value !== 'string') return wrong();
  try {
    const customClaims: unknown = JSON.parse(value);
    return isRecord(customClaims)
      ? succeeded({ ...account, customClaims })
      : refused('INVALID_CLAIMS');
  } catch {
    return refused('INVALID_CLAIMS');
  }
}

/** Seconds since 1970, as a number or as text. */
function changeValidSince(account: Account, value: unknown): Changed {
  const validSince = Number(value);
  return Number.isInteger(validSince) ? succeeded({ ...account, validSince }) : wrong();
}

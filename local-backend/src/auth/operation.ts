import type { Result } from 'shared-kernel/model';
import type { UnknownRecord } from '../documents/record';
import type { Account } from './account';
import type { AccountBook } from './accountBook';
import { refused, type AuthFault } from './authFault';
import { readIdToken, type Claims } from './idToken';
import type { SendMail } from './mail';
import type { Trust } from './trust';

/** One call of Identity Toolkit: the members of its body (and query) beside what it works on. */
export interface AuthCall {
  readonly book: AccountBook;
  readonly projectId: string;
  readonly body: UnknownRecord;
  readonly now: Date;
  readonly newId: () => string;
  readonly trust: Trust;
  /** Null where there is no way to send any. */
  readonly sendMail: SendMail | null;
}

/** Parses its body, refuses with the wire's codes, changes the book, answers with the wire's body. */
export type AuthOperation = (call: AuthCall) => Answer | Promise<Answer>;
type Answer = Result<UnknownRecord, AuthFault>;

/** A member of the body where it is text that is not empty. */
export function textAt(body: UnknownRecord, key: string): string | null {
  const value = body[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The account whose token the body carries. */
export function signedIn({
  book,
  projectId,
  body,
  now,
  trust,
}: AuthCall): Result<{ readonly account: Account; readonly claims: Claims }, AuthFault> {
  const idToken = textAt(body, 'idToken');
  if (idToken === null) return refused('MISSING_ID_TOKEN');
  const claims = readIdToken(idToken, projectId, now, trust);
  if (!claims.ok) return refused(claims.error);
  const account = book.byId(claims.value.sub);
  const fault = accountFault(account, claims.value.auth_time);
  if (account === null || fault !== null) return refused(fault ?? 'USER_NOT_FOUND');
  return { ok: true, value: { account, claims: claims.value } };
}

/** Why tokens of a sign-in at `authTime` are not good for an account (any more), or null. */
export function accountFault(account: Account | null, authTime: number): string | null {
  if (account === null) return 'USER_NOT_FOUND';
  if (account.disabled) return 'USER_DISABLED';
  return authTime < account.validSince ? 'TOKEN_EXPIRED' : null;
}

import type { Area } from '../documents';
import { isRecord, listOf } from '../documents/record';
import { openAccountBook } from './accountBook';

/** Somebody who has an account, as programs at a terminal ask for them. */
export interface FoundAccount {
  readonly uid: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

export type FindAccount = (email: string) => Promise<FoundAccount | null>;

/** Looks into the accounts of a project on disk. */
export const findAccountIn =
  (area: Area): FindAccount =>
  async (email) => {
    const account = (await openAccountBook(area)).byEmail(email);
    if (account === null) return null;
    const { localId: uid, emailVerified, disabled } = account;
    return { uid, emailVerified, disabled };
  };

/** Asks the local backend that is running on a loopback port. */
export const findAccountAt =
  (port: number, secret: string, projectId: string): FindAccount =>
  async (email) => {
    const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
    const answer = await fetch(`http://127.0.0.1:${String(port)}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: [email] }),
    });
    if (!answer.ok) throw new Error(`The local backend answered ${String(answer.status)}`);
    const body: unknown = await answer.json();
    const [user] = (isRecord(body) ? listOf(body['users']) : null) ?? [];
    return isRecord(user)
      ? {
          uid: String(user['localId']),
          emailVerified: user['emailVerified'] === true,
          disabled: user['disabled'] === true,
        }
      : null;
  };

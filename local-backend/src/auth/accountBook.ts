import type { Area } from '../documents';
import { readAccount, type Account } from './account';

/** The accounts of one project: found in memory, kept in an area, one record each. */
export interface AccountBook {
  byId(localId: string): Account | null;
  /** Any case. */
  byEmail(email: string): Account | null;
  byProvider(providerId: string, rawId: string): Account | null;
  /** In the order of their ids. */
  all(): readonly Account[];
  /** Durable when it resolves. */
  save(account: Account): Promise<void>;
  remove(localId: string): Promise<void>;
  /** Runs one operation at a time, so that none sees another's half. */
  alone<T>(operation: () => T | Promise<T>): Promise<T>;
}

const PREFIX = 'account/';

export async function openAccountBook(area: Area): Promise<AccountBook> {
  const accounts = new Map<string, Account>();
  for await (const [key, json] of area.entries()) {
    if (!key.startsWith(PREFIX)) continue;
    const account = readAccount(json);
    accounts.set(account.localId, account);
  }
  const find = (fits: (account: Account) => boolean): Account | null =>
    [...accounts.values()].find(fits) ?? null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    byId: (localId) => accounts.get(localId) ?? null,
    byEmail: (email) => find((account) => account.email === email.toLowerCase()),
    byProvider: (providerId, rawId) =>
      find(({ providers }) =>
        providers.some((link) => link.providerId === providerId && link.rawId === rawId),
      ),
    all: () => [...accounts.values()].sort((a, b) => (a.localId < b.localId ? -1 : 1)),
    save: async (account) => {
      await area.put(PREFIX + account.localId, account);
      accounts.set(account.localId, account);
    },
    remove: async (localId) => {
      await area.del(PREFIX + localId);
      accounts.delete(localId);
    },
    alone: (operation) => {
      const turn = last.then(operation);
      last = turn.catch(() => null);
      return turn;
    },
  };
}

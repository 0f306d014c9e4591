import type { Auth } from 'firebase-admin/auth';
import type { RemoveAccount } from './account';

/** Through firebase-admin: Identity Toolkit in production, or what speaks as it. */
export const removeAccountOf =
  (auth: Pick<Auth, 'deleteUser'>): RemoveAccount =>
  async (uid) => {
    try {
      await auth.deleteUser(uid);
    } catch (failure) {
      if (!isUnknownUser(failure)) throw failure;
    }
  };

export const isUnknownUser = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/user-not-found';

import type { UnknownRecord } from '../documents/record';
import type { Account, ProviderLink } from './account';

/** An account as `accounts:lookup` shows it; members that are not there are left out. */
export const accountBody = (account: Account): UnknownRecord => ({
  localId: account.localId,
  ...present({
    email: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
  }),
  emailVerified: account.emailVerified,
  disabled: account.disabled,
  providerUserInfo: account.providers.map(providerBody),
  ...(Object.keys(account.customClaims).length === 0
    ? {}
    : { customAttributes: JSON.stringify(account.customClaims) }),
  createdAt: String(account.createdAt),
  lastLoginAt: String(account.lastLoginAt),
  validSince: String(account.validSince),
});

const providerBody = ({ providerId, rawId, ...shown }: ProviderLink): UnknownRecord => ({
  providerId,
  rawId,
  federatedId: rawId,
  ...present(shown),
});

const present = (members: Readonly<Record<string, string | null>>): UnknownRecord =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

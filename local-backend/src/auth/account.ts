import { isRecord } from '../documents/record';

/** How an account signs in. `rawId` is the person's id at the identity provider. */
export interface ProviderLink {
  readonly providerId: string;
  readonly rawId: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}

/** One account of a project, as it is kept. Times are milliseconds since 1970. */
export interface Account {
  readonly localId: string;
  /** Lower-case, or null. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly disabled: boolean;
  readonly providers: readonly ProviderLink[];
  /** Extra claims of its tokens. */
  readonly customClaims: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  /** Tokens of sign-ins before this second (since 1970) are no longer good. */
  readonly validSince: number;
}

export const newAccount = (localId: string, now: Date): Account => ({
  localId,
  email: null,
  emailVerified: false,
  displayName: null,
  photoUrl: null,
  disabled: false,
  providers: [],
  customClaims: {},
  createdAt: now.getTime(),
  lastLoginAt: now.getTime(),
  validSince: Math.floor(now.getTime() / 1000),
});

/** Accounts are written by this folder alone: one that is not whole is damage, not input. */
export function readAccount(json: unknown): Account {
  if (isAccount(json)) return json;
  throw new Error('a stored account is damaged');
}

const isAccount = (json: unknown): json is Account =>
  isRecord(json) &&
  typeof json['localId'] === 'string' &&
  isTextOrNull(json['email']) &&
  isTextOrNull(json['displayName']) &&
  isTextOrNull(json['photoUrl']) &&
  typeof json['emailVerified'] === 'boolean' &&
  typeof json['disabled'] === 'boolean' &&
  isRecord(json['customClaims']) &&
  [json['createdAt'], json['lastLoginAt'], json['validSince']].every(Number.isFinite) &&
  Array.isArray(json['providers']) &&
  json['providers'].every(isProviderLink);

const isProviderLink = (json: unknown): boolean =>
  isRecord(json) &&
  typeof json['providerId'] === 'string' &&
  typeof json['rawId'] === 'string' &&
  isTextOrNull(json['email']) &&
  isTextOrNull(json['displayName']) &&
  isTextOrNull(json['photoUrl']);

const isTextOrNull = (json: unknown): boolean => json === null || typeof json === 'string';

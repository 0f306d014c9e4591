import { failed, isDocumentId, succeeded, type Result } from 'shared-kernel/model';
import { isRecord, type UnknownRecord } from '../documents/record';
import type { Account } from './account';
import type { Trust } from './trust';

/** The claims of a token that is whole, of this project and not expired. `sub` is the account's id. */
export interface Claims extends UnknownRecord {
  readonly sub: string;
  /** Seconds since 1970. */
  readonly auth_time: number;
  readonly firebase?: unknown;
}

export type TokenFault = 'INVALID_ID_TOKEN' | 'TOKEN_EXPIRED';

export const TOKEN_LIFETIME_SECONDS = 3600;

export interface SignIn {
  readonly account: Account;
  readonly projectId: string;
  /** `google.com`. */
  readonly provider: string;
  /** When the person signed in; a refreshed token keeps it. */
  readonly authTime: number;
}

/** A token that the local backend of the same data folder believes. */
export function mintIdToken(
  { account, projectId, provider, authTime }: SignIn,
  now: Date,
  { algorithm, sign }: Trust,
): string {
  const issuedAt = secondsOf(now);
  const claims = {
    ...account.customClaims,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
    ...(account.email === null
      ? {}
      : { email: account.email, email_verified: account.emailVerified }),
    auth_time: authTime,
    user_id: account.localId,
    sub: account.localId,
    firebase: { identities: identitiesOf(account), sign_in_provider: provider },
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFETIME_SECONDS,
    aud: projectId,
    iss: issuerOf(projectId),
  };
  const content = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${sign(content)}`;
}

/** Reads a token of `mintIdToken`; in test mode also one of the same form from an SDK's test tools. */
export function readIdToken(
  token: unknown,
  projectId: string,
  now: Date,
  trust: Trust,
): Result<Claims, TokenFault> {
  const claims = typeof token === 'string' ? trustedClaims(token, trust) : null;
  if (claims === null || !isOurs(claims, projectId)) return failed('INVALID_ID_TOKEN');
  return isExpired(claims, now) ? failed('TOKEN_EXPIRED') : succeeded(claims);
}

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The identity provider of the sign-in that a token stands for; '' where it says none. */
export function providerOf({ firebase }: Claims): string {
  const provider = isRecord(firebase) ? firebase['sign_in_provider'] : null;
  return typeof provider === 'string' ? provider : '';
}

/** The JSON in one part of a token, or null. */
export function decodedPart(part: string | undefined): UnknownRecord | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

const encoded = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

function identitiesOf({ providers, email }: Account): UnknownRecord {
  const ids = Object.fromEntries(providers.map(({ providerId, rawId }) => [providerId, [rawId]]));
  return email === null ? ids : { ...ids, email: [email] };
}

/** A token of another algorithm is none, whatever its signature. */
function trustedClaims(token: string, { algorithm, isSigned }: Trust): UnknownRecord | null {
  const [header = '', payload = '', signature, ...rest] = token.split('.');
  if (signature === undefined || rest.length > 0) return null;
  if (decodedPart(header)?.['alg'] !== algorithm) return null;
  return isSigned(`${header}.${payload}`, signature) ? decodedPart(payload) : null;
}

const isOurs = (claims: UnknownRecord, projectId: string): claims is Claims =>
  claims['aud'] === projectId &&
  claims['iss'] === issuerOf(projectId) &&
  typeof claims['sub'] === 'string' &&
  isDocumentId(claims['sub']) &&
  typeof claims['auth_time'] === 'number';

const isExpired = ({ exp }: UnknownRecord, now: Date): boolean =>
  typeof exp !== 'number' || exp <= secondsOf(now);

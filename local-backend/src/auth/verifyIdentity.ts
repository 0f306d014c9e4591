import { failed, succeeded, type Result } from 'shared-kernel/model';
import { readIdToken, type Claims } from './idToken';
import type { Trust } from './trust';

/** Whom a request comes from: the account's id and the claims of its token. */
export interface Identity {
  readonly uid: string;
  readonly token: Claims;
}

/**
 * Reads the Authorization header of a request to Firestore, a callable or our own handlers.
 * Null = nobody is signed in; a token that is malformed, not signed by us, of another project or expired is a failure.
 */
export function verifyIdentity(
  authorizationHeader: string | null,
  projectId: string,
  now: Date,
  trust: Trust,
): Result<Identity | null, 'unauthenticated'> {
  if (authorizationHeader === null) return succeeded(null);
  const token = /^Bearer (\S+)$/i.exec(authorizationHeader)?.[1];
  const claims = readIdToken(token, projectId, now, trust);
  return claims.ok
    ? succeeded({ uid: claims.value.sub, token: claims.value })
    : failed('unauthenticated');
}

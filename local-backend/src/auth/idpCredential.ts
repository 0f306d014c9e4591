import { succeeded, type Result } from 'shared-kernel/model';
import { isRecord, type UnknownRecord } from '../documents/record';
import { notImplemented, refused, type AuthFault } from './authFault';
import { decodedPart } from './idToken';
import { textAt } from './operation';

/** What the identity provider says of a person. */
export interface IdpPerson {
  readonly providerId: 'google.com';
  readonly rawId: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly idToken: string;
}

/**
 * Reads the `postBody` of a sign-in: `providerId=google.com&id_token=…`, the token being unsigned JSON
 * or a JWT whose signature nobody looks at, as the official emulator takes it.
 */
export function readIdpCredential(postBody: string | null): Result<IdpPerson, AuthFault> {
  const fields = new URLSearchParams(postBody ?? '');
  const providerId = fields.get('providerId');
  if (providerId === null) {
    return refused('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'The provider is missing.');
  }
  if (providerId !== 'google.com') return notImplemented(`Sign-in with ${providerId}`);
  const idToken = fields.get('id_token');
  if (idToken === null) return refused('INVALID_IDP_RESPONSE', 'The id_token is missing.');
  const claims = claimsOf(idToken);
  if (claims === null) {
    return refused('INVALID_IDP_RESPONSE', 'The id_token is neither JSON nor a JWT.');
  }
  const rawId = textAt(claims, 'sub');
  if (rawId === null) return refused('INVALID_IDP_RESPONSE', 'The id_token has no sub.');
  return succeeded({
    providerId,
    rawId,
    email: textAt(claims, 'email')?.toLowerCase() ?? null,
    emailVerified: claims['email_verified'] === true,
    displayName: textAt(claims, 'name'),
    photoUrl: textAt(claims, 'picture'),
    idToken,
  });
}

function claimsOf(idToken: string): UnknownRecord | null {
  if (!idToken.startsWith('{')) return decodedPart(idToken.split('.')[1]);
  try {
    const json: unknown = JSON.parse(idToken);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

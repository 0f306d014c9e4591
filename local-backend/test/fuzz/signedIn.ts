import { DEMO_PEOPLE, PROJECT_ID } from '../../src';
import type { StartedServer } from './startedServer';

export interface SignedIn {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
}

/** Signs one of the demo people in, as the account chooser does it; anybody else is new. */
export async function signIn(server: StartedServer, email: string): Promise<SignedIn> {
  const sub = DEMO_PEOPLE.find((one) => one.email === email)?.uid ?? email;
  const { status, text } = await server.ask({
    method: 'POST',
    path: `/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signInBody(sub, email, server.origin)),
  });
  if (status !== 200) throw new Error(`${email} could not sign in: ${text}`);
  return JSON.parse(text) as SignedIn;
}

export const signInBody = (sub: string, email: string, requestUri: string) => ({
  postBody: new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify({ sub, email, email_verified: true, name: 'Bea Birch' }),
  }).toString(),
  requestUri,
  returnSecureToken: true,
});

import { PROJECT_ID } from '../../src';
import type { SignedIn } from './signedIn';
import { signInBody } from './signedIn';

export interface AuthRequest {
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const OWN = '/identitytoolkit.googleapis.com/v1/accounts:';
const KEY = `?key=${PROJECT_ID}`;
const ADMIN = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;

/** Valid requests of every operation, by and about somebody whom the demo can spare. */
export const authRequests = (
  { idToken, refreshToken, localId }: SignedIn,
  origin: string,
  owner: { readonly authorization: string },
): readonly AuthRequest[] => [
  { path: `${OWN}signInWithIdp${KEY}`, body: signInBody('somebody', 'some@example.org', origin) },
  { path: `${OWN}lookup${KEY}`, body: { idToken } },
  {
    path: `${OWN}update${KEY}`,
    body: {
      idToken,
      displayName: 'Bea',
      photoUrl: 'https://example.org/bea.png',
      deleteAttribute: ['PHOTO_URL'],
      returnSecureToken: true,
    },
  },
  {
    path: `${OWN}createAuthUri${KEY}`,
    body: { identifier: 'ada.greenwood@example.org', continueUri: origin },
  },
  {
    path: `${OWN}sendOobCode${KEY}`,
    body: {
      requestType: 'PASSWORD_RESET',
      email: 'ada.greenwood@example.org',
      continueUrl: origin,
    },
  },
  {
    path: `/securetoken.googleapis.com/v1/token${KEY}`,
    body: { grant_type: 'refresh_token', refresh_token: refreshToken },
  },
  {
    path: ADMIN,
    body: { localId: 'made-1', email: 'made@example.org', emailVerified: true, disabled: false },
    headers: owner,
  },
  {
    path: `${ADMIN}:lookup`,
    body: {
      localId: [localId],
      email: ['ada.greenwood@example.org'],
      federatedUserId: [{ providerId: 'google.com', rawId: 'demo-admin' }],
    },
    headers: owner,
  },
  {
    path: `${ADMIN}:update`,
    body: { localId, customAttributes: '{"role":"x"}', validSince: '1', displayName: 'Bea' },
    headers: owner,
  },
  { path: `${ADMIN}:delete`, body: { localId: 'made-1' }, headers: owner },
  {
    path: `${ADMIN}:batchGet`,
    body: { maxResults: '10', nextPageToken: 'a' },
    headers: owner,
  },
];

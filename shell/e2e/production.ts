import type { Page, Route } from '@playwright/test';
import { folderTrust, readFolderSecret } from 'local-backend/data-folder';
import { FUNCTIONS_REGION } from 'shared-kernel/model';

/** What Google's side answers to one sign-in by redirect, as its documentation and its wire show it. */
export interface GoogleAnswers {
  /** What `/__/auth/iframe` hands over once the person is back. */
  readonly authEvent: object;
  readonly signInWithIdp: object;
  /** Domains at which the project lets people sign in. */
  readonly authorizedDomains?: readonly string[];
  readonly createAuthUri?: object;
  readonly sendOobCode?: object;
}

export interface Production {
  /** The addresses to which the browser was sent to sign in. */
  readonly handlerAddresses: URL[];
  /** Bodies of the calls to Identity Toolkit, by the name of the operation. */
  readonly calls: ReadonlyMap<string, unknown[]>;
}

const PROJECT = 'demo-supporter-screens';
const CONFIG = {
  projectId: PROJECT,
  apiKey: 'AIza-recorded',
  authDomain: `${PROJECT}.firebaseapp.com`,
};

/**
 * Serves the page as production does: no account chooser, the real hosts of Firebase. Google answers from recordings;
 * the database is the local one.
 */
export async function asProduction(
  page: Page,
  origin: string,
  google: GoogleAnswers,
): Promise<Production> {
  const handlerAddresses: URL[] = [];
  const calls = new Map<string, unknown[]>();
  const answers: Readonly<Record<string, object>> = {
    projects: { projectId: '1', authorizedDomains: google.authorizedDomains ?? ['localhost'] },
    'accounts:signInWithIdp': google.signInWithIdp,
    'accounts:createAuthUri': google.createAuthUri ?? {},
    'accounts:sendOobCode': google.sendOobCode ?? {},
    'accounts:lookup': { users: [google.signInWithIdp] },
  };

  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json: CONFIG }));
  // The page of Firebase Hosting that sends people on to Google, who come back to where they left.
  await page.route('https://localhost:*/__/auth/handler*', async (route) => {
    const address = new URL(route.request().url());
    handlerAddresses.push(address);
    const back = JSON.stringify(address.searchParams.get('redirectUrl'));
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${back})</script>`,
    });
  });
  await page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiScript(google.authEvent, route) }),
  );
  await page.route('https://identitytoolkit.googleapis.com/v1/*', async (route) => {
    const operation = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body: unknown = route.request().postDataJSON();
    calls.set(operation, [...(calls.get(operation) ?? []), body]);
    await answer(route, answers[operation] ?? {});
  });
  await page.route('https://firestore.googleapis.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({
      url: origin + pathname + search,
      headers: asSameOrigin(route),
    });
    await route.fulfill({ response, headers: { ...response.headers(), ...CORS } });
  });
  await page.route(`https://${FUNCTIONS_REGION}-*.cloudfunctions.net/*`, async (route) => {
    const name = new URL(route.request().url()).pathname;
    const response = await route.fetch({
      url: `${origin}/${PROJECT}/${FUNCTIONS_REGION}${name}`,
      headers: asSameOrigin(route),
    });
    await route.fulfill({ response, headers: { ...response.headers(), ...CORS } });
  });
  return { handlerAddresses, calls };
}

/** Google's hosts answer other sites; the local backend, which stands in for them here, does not. */
const asSameOrigin = (route: Route): Record<string, string> => ({
  ...route.request().headers(),
  'sec-fetch-site': 'same-origin',
});

const CORS = { 'access-control-allow-origin': '*' };

/** An answer with an error keeps its status. */
async function answer(route: Route, json: object): Promise<void> {
  const { error } = json as { error?: { code: number } };
  await route.fulfill({ status: error?.code ?? 200, headers: CORS, json });
}

/** Google's loader, as far as Firebase's SDK uses it: an iframe that hands over one event. */
const gapiScript = (authEvent: object, route: Route): string => {
  const onload = new URL(route.request().url()).searchParams.get('onload') ?? '';
  return `
    const iframe = {
      restyle: async () => undefined,
      ping: (done) => { done(); return { then: () => undefined }; },
      send: (_type, _message, callback) => callback([{ webStorageSupport: true }]),
      register: (_type, handler) => setTimeout(() => handler({ type: 'authEvent', authEvent: ${JSON.stringify(authEvent)} })),
    };
    window.gapi = {
      load: (_name, { callback }) => callback(),
      iframes: {
        CROSS_ORIGIN_IFRAMES_FILTER: 'filter',
        getContext: () => ({ open: (_options, onOpen) => onOpen(iframe) }),
      },
    };
    window[${JSON.stringify(onload)}]();`;
};

interface RecordedPerson {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
}

/** The event of a person who has agreed at Google. */
export const AGREED = {
  type: 'signInViaRedirect',
  eventId: '7381204417',
  urlResponse:
    'https://localhost/__/auth/handler?state=recorded&code=recorded&scope=email%20profile',
  sessionId: 'recorded-session',
  postBody: null,
  tenantId: null,
  error: null,
} as const;

/** The event of a person who has said no at Google. */
export const REFUSED = {
  ...AGREED,
  urlResponse: null,
  sessionId: null,
  error: {
    code: 'auth/user-cancelled',
    message: 'The user did not grant your application the permissions it requested.',
  },
} as const;

/** `VerifyAssertionResponse` of a Google account; the token is one that the database of the folder believes. */
export async function verified(
  { localId, email, displayName }: RecordedPerson,
  now: Date,
  dataDirectory: string,
): Promise<object> {
  const { algorithm, sign } = folderTrust((await readFolderSecret(dataDirectory)) ?? '');
  const issuedAt = Math.floor(now.getTime() / 1000);
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: localId,
    user_id: localId,
    name: displayName,
    email,
    email_verified: true,
    auth_time: issuedAt,
    iat: issuedAt,
    exp: issuedAt + 3600,
    firebase: {
      identities: { 'google.com': ['1'], email: [email] },
      sign_in_provider: 'google.com',
    },
  };
  const content = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    federatedId: 'https://accounts.google.com/110169484474386276334',
    providerId: 'google.com',
    localId,
    email,
    emailVerified: true,
    displayName,
    fullName: displayName,
    idToken: `${content}.${sign(content)}`,
    refreshToken: 'recorded-refresh-token',
    expiresIn: '3600',
    oauthAccessToken: 'ya29.recorded',
    oauthExpireIn: 3599,
    rawUserInfo: JSON.stringify({ id: '110169484474386276334', email, name: displayName }),
    context: '',
    providerUserInfo: [{ providerId: 'google.com', rawId: '1', email, displayName }],
  };
}

/** `VerifyAssertionResponse` where the email has an account that logs in another way. */
export const needsConfirmation = (email: string): object => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  federatedId: 'https://accounts.google.com/110169484474386276334',
  providerId: 'google.com',
  email,
  emailVerified: true,
  needConfirmation: true,
  verifiedProvider: ['password'],
  oauthAccessToken: 'ya29.recorded',
});

import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  deleteUser,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth';
import { createAuthHandler, verifyIdentity } from '../../src/auth';
import type { Mail } from '../../src/auth/mail';
import type { Area } from '../../src/documents';
import { serveHandler, type Served } from '../serving';
import { TEST_TRUST } from '../testTrust';
import { memoryArea } from './memoryArea';

const ADA = {
  sub: 'google-1',
  email: 'Ada@Example.org',
  email_verified: true,
  name: 'Ada Lovelace',
};

const START = new Date('2026-06-15T12:00:00Z').getTime();
let now = START;
let areas: Map<string, Area>;
let served: Served;
let apps: FirebaseApp[];
let appCount = 0;

const areaOf = (projectId: string): Area => {
  const area = areas.get(projectId) ?? memoryArea();
  areas.set(projectId, area);
  return area;
};

beforeEach(async () => {
  now = START;
  areas = new Map();
  apps = [];
  served = await serveHandler(
    createAuthHandler({ areaOf, now: () => new Date(now), trust: TEST_TRUST }),
  );
});

afterEach(async () => {
  await Promise.all(apps.map(deleteApp));
  await served.close();
});

function authOf(projectId = 'demo-one', origin = served.origin): Auth {
  // A name of its own: the SDK keeps persistence in memory by name, past the end of a test.
  const app = initializeApp({ apiKey: projectId, projectId }, `app-${++appCount}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

const credentialOf = (claims: object) => GoogleAuthProvider.credential(JSON.stringify(claims));
const signIn = (auth: Auth, claims: object = ADA) =>
  signInWithCredential(auth, credentialOf(claims));
const codeOf = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Object && 'code' in error ? error.code : error),
  );
const identify = (token: string, projectId = 'demo-one') =>
  verifyIdentity(`Bearer ${token}`, projectId, new Date(now), TEST_TRUST);

describe('signing in with a Google credential', () => {
  it('makes the account, and finds it the next time', async () => {
    const auth = authOf();
    const { user } = await signIn(auth);
    expect(user).toMatchObject({
      email: 'ada@example.org',
      emailVerified: true,
      displayName: 'Ada Lovelace',
      providerData: [{ providerId: 'google.com', email: 'ada@example.org' }],
    });
    await signOut(auth);
    expect((await signIn(auth)).user.uid).toBe(user.uid);
  });

  it('takes a JWT whose signature nobody can check', async () => {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const jwt = `${part({ alg: 'RS256' })}.${part(ADA)}.c2lnbmF0dXJl`;
    const { user } = await signInWithCredential(authOf(), GoogleAuthProvider.credential(jwt));
    expect(user.email).toBe('ada@example.org');
  });

  it('gives a signed token with the claims that rules and functions read', async () => {
    const { user } = await signIn(authOf());
    const token = await user.getIdToken();
    const [header = '', payload = '', signature] = token.split('.');
    expect(signature).toBe(TEST_TRUST.sign(`${header}.${payload}`));
    expect((await user.getIdTokenResult()).claims).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email: 'ada@example.org',
      email_verified: true,
      name: 'Ada Lovelace',
      firebase: { sign_in_provider: 'google.com' },
      aud: 'demo-one',
      iss: 'https://securetoken.google.com/demo-one',
      iat: START / 1000,
      exp: START / 1000 + 3600,
    });
    expect(identify(token)).toMatchObject({
      ok: true,
      value: { uid: user.uid, token: { email: 'ada@example.org' } },
    });
  });

  it('keeps an email that the provider has not verified unverified', async () => {
    const { user } = await signIn(authOf(), { ...ADA, email_verified: false });
    expect(user.emailVerified).toBe(false);
  });

  it('lets a new id of the provider into the account of its verified email', async () => {
    const first = (await signIn(authOf())).user;
    const second = (await signIn(authOf(), { ...ADA, sub: 'google-2' })).user;
    expect(second.uid).toBe(first.uid);
  });

  it('keeps a stranger out who only claims the email', async () => {
    await signIn(authOf());
    const claiming = signIn(authOf(), { ...ADA, sub: 'google-2', email_verified: false });
    expect(await codeOf(claiming)).toBe('auth/account-exists-with-different-credential');
  });

  it.each([
    ['text that is no token', 'nonsense'],
    ['a token without sub', JSON.stringify({ email: 'a@example.org' })],
    ['JSON that is cut off', '{"sub":'],
  ])('refuses %s', async (_, token) => {
    const failing = signInWithCredential(authOf(), GoogleAuthProvider.credential(token));
    expect(await codeOf(failing)).toBe('auth/invalid-credential');
  });

  it('two first sign-ins at once make one account', async () => {
    const [one, two] = await Promise.all([signIn(authOf()), signIn(authOf())]);
    expect(one.user.uid).toBe(two.user.uid);
  });

  it('projects are separate worlds', async () => {
    const one = (await signIn(authOf('demo-one'))).user;
    const two = (await signIn(authOf('demo-two'))).user;
    expect(two.uid).not.toBe(one.uid);
    expect(identify(await two.getIdToken()).ok).toBe(false);
    expect(identify(await two.getIdToken(), 'demo-two').ok).toBe(true);
  });

  it('accounts outlive the server', async () => {
    const { uid } = (await signIn(authOf())).user;
    const again = await serveHandler(
      createAuthHandler({ areaOf, now: () => new Date(now), trust: TEST_TRUST }),
    );
    const { user } = await signIn(authOf('demo-one', again.origin));
    await again.close();
    expect(user.uid).toBe(uid);
  });
});

describe('tokens', () => {
  it('a refreshed token is good for another hour, and keeps the time of sign-in', async () => {
    const { user } = await signIn(authOf());
    const first = await user.getIdTokenResult();
    now += 50 * 60_000;
    const second = await user.getIdTokenResult(true);
    expect(second.claims).toMatchObject({
      auth_time: first.claims.auth_time,
      exp: now / 1000 + 3600,
    });
  });

  it('an expired token identifies nobody', async () => {
    const token = await (await signIn(authOf())).user.getIdToken();
    now += 3_599_000;
    expect(identify(token).ok).toBe(true);
    now += 1000;
    expect(identify(token)).toEqual({ ok: false, error: 'unauthenticated' });
  });

  it('no header is nobody; anything that is no token is refused', () => {
    const verify = (header: string | null) =>
      verifyIdentity(header, 'demo-one', new Date(now), TEST_TRUST);
    expect(verify(null)).toEqual({ ok: true, value: null });
    const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const claims = { sub: 'u', aud: 'demo-one', iss: 'https://securetoken.google.com/demo-one' };
    const times = { auth_time: 1, exp: now / 1000 + 60 };
    const signed = (header: object, body: unknown): string => {
      const content = `${part(header)}.${part(body)}`;
      return `${content}.${TEST_TRUST.sign(content)}`;
    };
    const good = signed({ alg: 'HS256' }, { ...claims, ...times });
    expect(verify(`Bearer ${good}`).ok).toBe(true);
    const BAD = [
      '',
      'Bearer',
      'Bearer owner',
      'Basic abc',
      'Bearer a.b.c',
      `Bearer ${good}signature`,
      `Bearer ${good}.`,
      `Bearer ${part({ alg: 'none' })}.${part({ ...claims, ...times })}.`,
      `Bearer ${signed({ alg: 'none' }, { ...claims, ...times })}`,
      `Bearer ${signed({ alg: 'RS256' }, { ...claims, ...times })}`,
      `Bearer ${signed({ alg: 'HS256' }, { ...claims, ...times, sub: '' })}`,
      `Bearer ${signed({ alg: 'HS256' }, { ...claims, ...times, aud: 'other' })}`,
      `Bearer ${signed({ alg: 'HS256' }, { ...claims, ...times, iss: 'other' })}`,
      `Bearer ${signed({ alg: 'HS256' }, { ...claims, auth_time: 1 })}`,
      `Bearer ${signed({ alg: 'HS256' }, 'text')}`,
    ];
    for (const header of BAD) expect([header, verify(header).ok]).toEqual([header, false]);
  });

  it('what is no refresh token is INVALID_REFRESH_TOKEN', async () => {
    const ask = async (form: Record<string, string>) => {
      const answer = await fetch(
        `${served.origin}/securetoken.googleapis.com/v1/token?key=demo-one`,
        {
          method: 'POST',
          body: new URLSearchParams(form),
        },
      );
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    const fault = (message: string) => ({ status: 400, body: { error: { message } } });
    const grant = { grant_type: 'refresh_token' };
    expect(await ask({ ...grant, refresh_token: 'x' })).toMatchObject(
      fault('INVALID_REFRESH_TOKEN'),
    );
    expect(await ask(grant)).toMatchObject(fault('MISSING_REFRESH_TOKEN'));
    expect(await ask({ refresh_token: 'x' })).toMatchObject(fault('INVALID_GRANT_TYPE'));
    const { user } = await signIn(authOf('demo-two'));
    const foreign = await ask({ ...grant, refresh_token: user.refreshToken });
    expect(foreign).toMatchObject(fault('INVALID_REFRESH_TOKEN'));
  });
});

describe('the own account', () => {
  it('changes its name, in the account and in the token', async () => {
    const { user } = await signIn(authOf());
    await updateProfile(user, { displayName: 'Countess' });
    await user.reload();
    expect(user.displayName).toBe('Countess');
    expect((await user.getIdTokenResult()).claims['name']).toBe('Countess');
    await updateProfile(user, { displayName: '' });
    await user.reload();
    expect(user.displayName).toBeNull();
  });

  it('is deleted; its tokens then find nobody', async () => {
    const auth = authOf();
    const other = authOf();
    const { user } = await signIn(auth);
    const elsewhere = (await signIn(other)).user;
    await deleteUser(user);
    expect(await codeOf(elsewhere.reload())).toBe('auth/user-token-expired');
    expect(await codeOf(elsewhere.getIdToken(true))).toBe('auth/user-token-expired');
    expect((await signIn(auth)).user.uid).not.toBe(user.uid);
  });

  it('an expired token cannot read or change it', async () => {
    const { user } = await signIn(authOf());
    const idToken = await user.getIdToken();
    now += 3_600_000;
    const call = (operation: string) =>
      fetch(
        `${served.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-one`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ idToken, displayName: 'x' }),
        },
      );
    for (const operation of ['lookup', 'update', 'delete']) {
      const answer = await call(operation);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          error: {
            code: 400,
            message: 'TOKEN_EXPIRED',
            errors: [{ message: 'TOKEN_EXPIRED', domain: 'global', reason: 'invalid' }],
          },
        },
      ]);
    }
  });
});

describe('sign-in methods of an email', () => {
  it('are those it has signed in with', async () => {
    const auth = authOf();
    expect(await fetchSignInMethodsForEmail(auth, 'ada@example.org')).toEqual([]);
    await signIn(auth);
    expect(await fetchSignInMethodsForEmail(auth, 'ADA@example.org')).toEqual(['google.com']);
  });
});

describe('a mail to choose a new password', () => {
  let mails: Mail[];
  let withMail: Served;
  beforeEach(async () => {
    mails = [];
    const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail));
    withMail = await serveHandler(
      createAuthHandler({ areaOf, now: () => new Date(now), trust: TEST_TRUST, sendMail }),
    );
  });
  afterEach(() => withMail.close());

  it('goes to the account of the email, and leads back to where it was asked for', async () => {
    const auth = authOf('demo-one', withMail.origin);
    await signIn(auth);
    await sendPasswordResetEmail(auth, 'ADA@example.org', { url: 'http://localhost:4400/login' });
    expect(mails).toEqual([
      {
        to: 'ada@example.org',
        subject: expect.stringContaining('password') as string,
        text: expect.stringContaining('http://localhost:4400/login') as string,
      },
    ]);
  });

  it('is not sent to a stranger, who is answered alike', async () => {
    await sendPasswordResetEmail(authOf('demo-one', withMail.origin), 'eve@example.org');
    expect(mails).toEqual([]);
  });

  it.each([
    ['ada at example.org', undefined, 'auth/invalid-email'],
    ['', undefined, 'auth/missing-email'],
    ['ada@example.org', 'javascript:alert(1)', 'auth/invalid-continue-uri'],
  ])('is refused for %j, leading back to %j', async (email, url, code) => {
    const auth = authOf('demo-one', withMail.origin);
    const settings = url === undefined ? undefined : { url };
    expect(await codeOf(sendPasswordResetEmail(auth, email, settings))).toBe(code);
  });
});

describe('what is not supported', () => {
  it('is refused by its name', async () => {
    const auth = authOf();
    const messageOf = (failing: Promise<unknown>) =>
      failing.then(
        () => '',
        (error: unknown) => String(error),
      );
    expect(await messageOf(sendPasswordResetEmail(auth, 'a@example.org'))).toMatch(/sendOobCode/i);
    expect(await messageOf(signInWithEmailAndPassword(auth, 'a@example.org', 'x'))).toMatch(
      /signInWithPassword/i,
    );
    const github = signInWithCredential(auth, GithubAuthProvider.credential('token'));
    expect(await messageOf(github)).toMatch(/github\.com/i);
  });

  it('other paths are not answered here', async () => {
    const handler = createAuthHandler({ areaOf, now: () => new Date(now), trust: TEST_TRUST });
    expect(await handler(new Request('http://localhost/v1/projects/p/databases'))).toBeNull();
  });

  it('a call without an API key is refused', async () => {
    const answer = await fetch(
      `${served.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`,
      { method: 'POST', body: '{}' },
    );
    expect(answer.status).toBe(403);
  });
});

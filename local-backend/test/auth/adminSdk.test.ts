import { deleteApp as deleteClient, initializeApp as initializeClient } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createAuthHandler, testModeTrust } from '../../src/auth';
import { serveHandler, type Served } from '../serving';
import { TEST_SECRET } from '../testTrust';
import { memoryArea } from './memoryArea';

const projectId = 'demo-admin';
let served: Served;
let app: App;
let clientCount = 0;

beforeEach(async () => {
  const area = memoryArea();
  served = await serveHandler(
    createAuthHandler({
      areaOf: () => area,
      now: () => new Date(),
      // The SDK sends `owner`, and reads unsigned tokens alone, where it believes to speak to an emulator.
      trust: testModeTrust(TEST_SECRET),
    }),
  );
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${served.host}:${served.port}`;
  app = initializeApp({ projectId }, 'admin');
});

afterEach(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await deleteApp(app);
  await served.close();
});

const codeOf = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Object && 'code' in error ? error.code : error),
  );

/** Signs in as the browser does. */
async function signedInToken(claims: object): Promise<{ uid: string; token: string }> {
  const client = initializeClient({ apiKey: projectId, projectId }, `client-${++clientCount}`);
  const auth = initializeAuth(client, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, served.origin, { disableWarnings: true });
  const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
  const { user } = await signInWithCredential(auth, credential);
  const token = await user.getIdToken();
  await deleteClient(client);
  return { uid: user.uid, token };
}

const ADA = { sub: 'google-1', email: 'ada@example.org', email_verified: true, name: 'Ada' };

describe('firebase-admin', () => {
  it('makes accounts with ids of its choice, and finds them', async () => {
    const auth = getAuth(app);
    const made = await auth.createUser({
      uid: 'ada',
      email: 'Ada@example.org',
      emailVerified: true,
      displayName: 'Ada',
    });
    expect(made).toMatchObject({ uid: 'ada', email: 'ada@example.org', displayName: 'Ada' });
    expect((await auth.getUserByEmail('ada@example.org')).uid).toBe('ada');
    expect((await auth.getUser('ada')).emailVerified).toBe(true);
    expect(await codeOf(auth.getUserByEmail('eve@example.org'))).toBe('auth/user-not-found');
  });

  it('refuses a second account of one id or one email', async () => {
    const auth = getAuth(app);
    await auth.createUser({ uid: 'ada', email: 'ada@example.org' });
    expect(await codeOf(auth.createUser({ uid: 'ada' }))).toBe('auth/uid-already-exists');
    expect(await codeOf(auth.createUser({ email: 'ADA@example.org' }))).toBe(
      'auth/email-already-exists',
    );
  });

  it('a person who signs in with the verified email gets the account made before', async () => {
    await getAuth(app).createUser({ uid: 'ada', email: 'ada@example.org', emailVerified: true });
    const { uid, token } = await signedInToken(ADA);
    expect(uid).toBe('ada');
    expect(await getAuth(app).verifyIdToken(token)).toMatchObject({
      uid: 'ada',
      email: 'ada@example.org',
      email_verified: true,
      aud: projectId,
    });
    const { uid: found } = await getAuth(app).getUserByProviderUid('google.com', 'google-1');
    expect(found).toBe('ada');
  });

  it('refuses tokens of another project, and of accounts that are gone', async () => {
    const { uid, token } = await signedInToken(ADA);
    const other = initializeApp({ projectId: 'demo-other' }, 'other');
    expect(await codeOf(getAuth(other).verifyIdToken(token))).toBe('auth/argument-error');
    await deleteApp(other);
    await getAuth(app).deleteUser(uid);
    expect(await codeOf(getAuth(app).verifyIdToken(token))).toBe('auth/user-not-found');
  });

  it('changes and disables accounts', async () => {
    const auth = getAuth(app);
    const { uid } = await signedInToken(ADA);
    await auth.updateUser(uid, { displayName: 'Countess', disabled: true });
    expect(await auth.getUser(uid)).toMatchObject({ displayName: 'Countess', disabled: true });
    expect(await codeOf(signedInToken(ADA))).toBe('auth/user-disabled');
    expect(await codeOf(auth.updateUser('nobody', { displayName: 'x' }))).toBe(
      'auth/user-not-found',
    );
  });

  it('puts claims of its own into the tokens', async () => {
    const { uid } = await signedInToken(ADA);
    await getAuth(app).setCustomUserClaims(uid, { level: 3 });
    const { token } = await signedInToken(ADA);
    expect(await getAuth(app).verifyIdToken(token)).toMatchObject({ level: 3 });
  });

  it('lists accounts in pages', async () => {
    const auth = getAuth(app);
    for (const uid of ['c', 'a', 'b']) await auth.createUser({ uid });
    const first = await auth.listUsers(2);
    expect(first.users.map(({ uid }) => uid)).toEqual(['a', 'b']);
    const second = await auth.listUsers(2, first.pageToken);
    expect(second.users.map(({ uid }) => uid)).toEqual(['c']);
    expect(second.pageToken).toBeUndefined();
  });

  it('is told by name what is not supported', async () => {
    const failing = getAuth(app).createUser({ email: 'a@example.org', password: 'secret1' });
    await expect(failing).rejects.toThrow(/password/);
    await expect(getAuth(app).generatePasswordResetLink('a@example.org')).rejects.toThrow(
      /sendOobCode/,
    );
  });

  it('nobody but the owner may do any of this', async () => {
    const answer = await fetch(
      `${served.origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    );
    expect(answer.status).toBe(401);
    expect((await getAuth(app).listUsers()).users).toEqual([]);
  });
});

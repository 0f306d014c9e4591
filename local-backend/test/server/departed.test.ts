import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  GoogleAuthProvider,
  signInWithCredential,
  type Auth,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { PROJECT_ID, startLocalBackend, type LocalBackend } from '../../src';

const EMAIL = 'vera@example.org';
const profile = { email: EMAIL, firstName: 'Vera' };

let folder: string;
let backend: LocalBackend;
let apps: FirebaseApp[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'departed-'));
  backend = await start();
});
afterEach(async () => {
  await Promise.all(apps.map(deleteApp));
  apps = [];
  await backend.close();
  await rm(folder, { recursive: true });
});

const start = () => startLocalBackend({ port: 0, dataDirectory: folder, demo: false });

interface Browser {
  readonly auth: Auth;
  readonly database: Firestore;
  readonly call: (name: string, data: object) => Promise<unknown>;
  readonly signIn: () => Promise<string>;
}

function browser(): Browser {
  const app = initializeApp({ apiKey: PROJECT_ID, projectId: PROJECT_ID }, `app-${apps.length}`);
  apps.push(app);
  const auth = getAuth(app);
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  const database = getFirestore(app);
  connectFirestoreEmulator(database, 'localhost', backend.port);
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, 'localhost', backend.port);
  const claims = JSON.stringify({ sub: 'vera', email: EMAIL, email_verified: true });
  return {
    auth,
    database,
    call: async (name, data) => (await httpsCallable(functions, name)(data)).data,
    signIn: async () => {
      const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(claims));
      return user.uid;
    },
  };
}

it('an account that is deleted is not brought back by the tokens that outlive it, in any window or after a restart', async () => {
  const window = browser();
  const other = browser();
  const uid = await window.signIn();
  expect(await other.signIn()).toBe(uid);
  await setDoc(doc(window.database, 'users', uid), { profile });

  await expect(window.call('deleteMyAccount', { confirmedEmail: 'x' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
  });
  expect(await window.call('deleteMyAccount', { confirmedEmail: EMAIL })).toEqual({ ended: true });

  for (const { auth, database, call } of [window, other]) {
    const own = doc(database, 'users', uid);
    expect((await getDoc(own)).exists()).toBe(false);
    await expect(setDoc(own, { profile })).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(updateDoc(own, { profile })).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getDoc(doc(database, 'departures', uid))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    for (const name of ['listInvitations', 'takeUpInvitation', 'declineInvitation'])
      await expect(call(name, { organisationId: 'grove' })).rejects.toMatchObject({
        code: 'functions/permission-denied',
      });
    await expect(auth.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: expect.stringMatching(/user-not-found|user-token-expired/) as string,
    });
  }

  await backend.close();
  backend = await start();
  const later = browser();
  const anew = await later.signIn();
  expect(anew).not.toBe(uid);
  await setDoc(doc(later.database, 'users', anew), { profile });
}, 60_000);

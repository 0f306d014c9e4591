import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
import {
  collection,
  deleteDoc,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { createAuthHandler, verifyIdentity } from '../../src/auth';
import { loadRules } from '../../src/rules';
import { authorizeByRules } from '../../src/entry/authorizeByRules';
import { startBackend, type TestBackend } from '../firestore/backend';
import { serveHandler, type Served } from '../serving';
import { TEST_TRUST } from '../testTrust';

const projectId = 'demo-enforced';
const YEAR = 'organisations/trust/years/2026';
const rules = loadRules(readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8'));

/** The rules file over the real store, asked by the real client SDK with tokens of the real sign-in. */
describe('firestore.rules over the wire', () => {
  let backend: TestBackend;
  let identities: Served;
  let now: Date;
  const apps: FirebaseApp[] = [];

  beforeAll(async () => {
    const clock = (): Date => now;
    const identify = (header: string | null, project: string) =>
      verifyIdentity(header, project, now, TEST_TRUST);
    backend = await startBackend(authorizeByRules(rules, identify, clock));
    identities = await serveHandler(
      createAuthHandler({
        areaOf: (project) => backend.store.area(project),
        now: clock,
        trust: TEST_TRUST,
      }),
    );
  });

  beforeEach(async () => {
    now = new Date();
    const documents = backend.admin(projectId);
    await documents.doc('organisations/trust').set({ name: 'Trust' });
    await documents.doc(`${YEAR}/supporters/a@example.org`).set({ fields: {}, supporterId: '1' });
  });

  afterAll(async () => {
    await Promise.all(apps.map(deleteApp));
    await identities.close();
    await backend.close();
  });

  async function signedIn(name: string): Promise<{ uid: string; email: string; db: Firestore }> {
    const app = initializeApp({ apiKey: projectId, projectId }, `${name}-${apps.length}`);
    apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, identities.origin, { disableWarnings: true });
    const email = `${name}@example.org`;
    const claims = { sub: name, email, email_verified: true };
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    const { user } = await signInWithCredential(auth, credential);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', backend.port);
    return { uid: user.uid, email, db };
  }

  async function member(name: string): Promise<{ uid: string; email: string; db: Firestore }> {
    const { uid, email, db } = await signedIn(name);
    await backend.admin(projectId).doc(`users/${uid}`).set({ organisation: 'trust' });
    return { uid, email, db };
  }

  const codeOf = (asking: Promise<unknown>): Promise<unknown> =>
    asking.then(
      () => 'allowed',
      (error: unknown) => (error instanceof Object && 'code' in error ? error.code : error),
    );

  const save = (email: string, revision: number) => ({
    name: `Actions ${revision}`,
    match: 'all',
    conditions: [],
    revision,
    savedBy: email,
    savedAt: serverTimestamp(),
  });

  it('a person makes the own user document on the first sign-in, and gives it no organisation', async () => {
    const { uid, email, db } = await signedIn('newcomer');
    const own = doc(db, 'users', uid);
    expect((await getDoc(own)).exists()).toBe(false);
    const profile = { email, firstName: 'New' };
    expect(await codeOf(setDoc(own, { profile, organisation: 'trust' }))).toBe('permission-denied');
    expect(await codeOf(setDoc(own, { profile }, { merge: true }))).toBe('allowed');
    expect(await codeOf(updateDoc(own, { organisation: 'trust' }))).toBe('permission-denied');
    expect(await codeOf(getDoc(doc(db, 'organisations/trust')))).toBe('permission-denied');
  });

  it('a save must follow the stored revision and carry the time of the server', async () => {
    const { email, db } = await member('member');
    const search = doc(db, `${YEAR}/searches/s`);
    expect(await codeOf(setDoc(search, save(email, 1)))).toBe('allowed');
    expect(await codeOf(setDoc(search, save(email, 2), { merge: true }))).toBe('allowed');
    expect(await codeOf(setDoc(search, save(email, 2), { merge: true }))).toBe('permission-denied');
    const past = { ...save(email, 3), savedAt: Timestamp.fromDate(now) };
    expect(await codeOf(setDoc(search, past, { merge: true }))).toBe('permission-denied');
    const inTransaction = runTransaction(db, async (transaction) => {
      const revision: unknown = (await transaction.get(search)).get('revision');
      transaction.set(search, save(email, Number(revision) + 1), { merge: true });
    });
    expect(await codeOf(inTransaction)).toBe('allowed');
    expect((await getDoc(search)).get('revision')).toBe(3);
  });

  it('a search is deleted with a record of who does it, which is no record of anything else (D342)', async () => {
    const { uid, email, db } = await member('deleter');
    const search = doc(db, `${YEAR}/searches/deleted`);
    const record = doc(db, `${YEAR}/deletedSearches/deleted`);
    const mine = { deletedBy: uid, deletedAt: serverTimestamp() };
    expect(await codeOf(setDoc(search, save(email, 1)))).toBe('allowed');
    expect(await codeOf(deleteDoc(search))).toBe('permission-denied');
    expect(await codeOf(setDoc(record, mine))).toBe('permission-denied');
    const another = writeBatch(db)
      .delete(search)
      .set(record, { ...mine, deletedBy: 'somebody' });
    expect(await codeOf(another.commit())).toBe('permission-denied');
    expect(await codeOf(writeBatch(db).delete(search).set(record, mine).commit())).toBe('allowed');
    expect((await getDoc(search)).exists()).toBe(false);
    expect(await codeOf(getDoc(record))).toBe('permission-denied');
    expect(await codeOf(setDoc(record, mine))).toBe('permission-denied');
  });

  it('one refused write refuses the whole batch', async () => {
    const { email, db } = await member('batcher');
    const search = doc(db, `${YEAR}/searches/batched`);
    const batch = writeBatch(db)
      .set(search, save(email, 1))
      .set(doc(db, `${YEAR}/supporters/b@example.org`), { fields: {} });
    expect(await codeOf(batch.commit())).toBe('permission-denied');
    expect((await getDoc(search)).exists()).toBe(false);
  });

  it('supporters are read one by one', async () => {
    const { db } = await member('reader');
    expect(await codeOf(getDoc(doc(db, `${YEAR}/supporters/a@example.org`)))).toBe('allowed');
    expect(await codeOf(getDocs(collection(db, `${YEAR}/supporters`)))).toBe('permission-denied');
    expect(await codeOf(getDocs(collection(db, `${YEAR}/searches`)))).toBe('allowed');
    expect(await codeOf(getDocs(collection(db, 'organisations')))).toBe('permission-denied');
  });

  it('supporters are not read as they are stored while the year has a sensitive field', async () => {
    const { db } = await member('reader');
    const supporter = doc(db, `${YEAR}/supporters/a@example.org`);
    const marker = backend.admin(projectId).doc(`${YEAR}/sensitive/fields`);
    await marker.set({ names: ['Belief'] });
    expect(await codeOf(getDoc(supporter))).toBe('permission-denied');
    await marker.delete();
    expect(await codeOf(getDoc(supporter))).toBe('allowed');
  });

  it('an expired token is unauthenticated', async () => {
    const { db } = await member('sleeper');
    now = new Date(now.getTime() + 3_600_000);
    expect(await codeOf(getDoc(doc(db, 'organisations/trust')))).toBe('unauthenticated');
  });
});

import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Access, AccessDecision } from '../../src/firestore-rest';
import { startBackend, type TestBackend } from './backend';

/** What was asked of `authorize`, and a decision that the test in hand may change. */
describe('the access check of the REST handler', () => {
  let backend: TestBackend;
  let asked: Access[] = [];
  let identities: (string | null)[] = [];
  let decide: (access: Access) => AccessDecision | Promise<AccessDecision>;

  beforeAll(async () => {
    backend = await startBackend(async (access, identity) => {
      asked.push(access);
      identities.push(identity);
      return decide(access);
    });
  });
  beforeEach(() => {
    asked = [];
    identities = [];
    decide = () => ({ allowed: true });
  });
  afterAll(() => backend.close());

  const methods = (): string => asked.map(({ method, path }) => `${method} ${path}`).join(', ');
  const refuse =
    (method: Access['method']) =>
    (access: Access): AccessDecision =>
      access.method === method ? { allowed: false, reason: `no ${method}` } : { allowed: true };

  it('[B14] asks for each read and write by its method, with what is there and what would be', async () => {
    const db = backend.client('access-methods');
    const ref = doc(db, 'things/one');
    await setDoc(ref, { a: 1 });
    await setDoc(ref, { b: 2 }, { merge: true });
    await getDoc(ref);
    await getDocs(query(collection(db, 'things'), where('a', '==', 1)));
    await getCount(collection(db, 'things'));
    expect(methods()).toBe(
      'create things/one, update things/one, get things/one, list things, list things',
    );
    expect(asked[0]).toMatchObject({ projectId: 'access-methods', resource: null });
    expect(asked[1]).toMatchObject({
      resource: { a: { integerValue: '1' } },
      newResource: { a: { integerValue: '1' }, b: { integerValue: '2' } },
    });
    expect(asked[3]?.query).toMatchObject({ where: { fieldFilter: { op: 'EQUAL' } } });
    expect(identities).toEqual([null, null, null, null, null]);
  });

  it('[B14] refuses the whole commit when one write is refused', async () => {
    const db = backend.client('access-whole');
    decide = ({ path }) =>
      path === 'things/two' ? { allowed: false, reason: 'not two' } : { allowed: true };
    const batch = writeBatch(db);
    batch.set(doc(db, 'things/one'), { a: 1 });
    batch.set(doc(db, 'things/two'), { a: 1 });
    await expect(batch.commit()).rejects.toThrow(/not two/);
    decide = () => ({ allowed: true });
    expect((await getDoc(doc(db, 'things/one'))).exists()).toBe(false);
  });

  it('[B14] lets a decision read the state before the commit, and after all of it', async () => {
    const db = backend.client('access-states');
    const seen: unknown[] = [];
    decide = async ({ method, read }) => {
      if (method === 'create')
        seen.push(await read.before('things/b'), await read.after('things/b'));
      return { allowed: true };
    };
    const batch = writeBatch(db);
    batch.set(doc(db, 'things/a'), { n: 1 });
    batch.set(doc(db, 'things/b'), { n: 2 });
    await batch.commit();
    const after = { n: { integerValue: '2' } };
    expect(seen).toEqual([null, after, null, after]);
  });

  it('[B14] answers a refused read with permission-denied, whether it is there or not', async () => {
    const db = backend.client('access-reads');
    decide = refuse('get');
    await expect(getDoc(doc(db, 'things/none'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    decide = refuse('list');
    await expect(getDocs(collection(db, 'things'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('[B14] answers a bad token with unauthenticated', async () => {
    const db = backend.client('access-token');
    decide = () => ({ allowed: false, reason: 'expired', code: 'UNAUTHENTICATED' });
    await expect(getDoc(doc(db, 'a/b'))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('[B5] does not tell the refused whether a document exists', async () => {
    const db = backend.client('access-existence');
    decide = refuse('update');
    await expect(updateDoc(doc(db, 'things/none'), { a: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it.each<[string, object, Access['method']]>([
    ['a stale version', { updateTime: '2001-01-01T00:00:00Z' }, 'update'],
    ['a document that must not be there', { exists: false }, 'create'],
  ])(
    '[B5] tells %s only to those who may get the document',
    async (_what, precondition, method) => {
      const projectId = `access-told-${method}`;
      const ref = doc(backend.client(projectId), 'things/one');
      await setDoc(ref, { a: 1 });
      const database = `projects/${projectId}/databases/(default)`;
      const name = `${database}/documents/things/one`;
      const commit = async (): Promise<string> => {
        const writes = [{ update: { name, fields: {} }, currentDocument: precondition }];
        const answer = await fetch(`${backend.origin}/v1/${database}/documents:commit`, {
          method: 'POST',
          body: JSON.stringify({ writes }),
        });
        return answer.text();
      };
      expect(await commit()).toMatch(/FAILED_PRECONDITION|ALREADY_EXISTS/);
      for (const refusal of [refuse('get'), () => ({ allowed: false, reason: 'none' }) as const]) {
        decide = refusal;
        const told = await commit();
        expect(told).toContain('PERMISSION_DENIED');
        expect(told).not.toMatch(/version|exists/);
      }
      decide = () => ({ allowed: false, reason: 'expired', code: 'UNAUTHENTICATED' });
      expect(await commit()).toContain('UNAUTHENTICATED');
    },
  );

  it('[B5] has a stale transaction of a reader try again before its writes are decided', async () => {
    const db = backend.client('access-stale');
    const ref = doc(db, 'things/one');
    await setDoc(ref, { revision: 1 });
    // As a rule would: a revision goes up by one, from the one that is stored.
    decide = ({ method, resource, newResource }) => {
      const number = (fields: Access['resource']): number => {
        const value = fields?.['revision'];
        return value !== undefined && 'integerValue' in value ? Number(value.integerValue) : NaN;
      };
      return method !== 'update' || number(newResource) === number(resource) + 1
        ? { allowed: true }
        : { allowed: false, reason: 'revision' };
    };
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const revision = Number((await transaction.get(ref)).get('revision'));
      if (attempts === 1) await updateDoc(ref, { revision: revision + 1 });
      transaction.update(ref, { revision: revision + 1 });
    });
    expect(attempts).toBe(2);
    expect((await getDoc(ref)).get('revision')).toBe(3);
  });
});

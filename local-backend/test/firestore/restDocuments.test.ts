import {
  Bytes,
  GeoPoint,
  Timestamp,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { startBackend, type TestBackend } from './backend';

describe('documents through firebase/firestore/lite', () => {
  let backend: TestBackend;
  let db: Firestore;

  beforeAll(async () => {
    backend = await startBackend();
    db = backend.client('rest-documents');
  });
  afterAll(() => backend.close());

  it('[B1] gives back every type of value as it was set', async () => {
    const values = {
      text: 'Käthe 😀',
      empty: '',
      whole: 42,
      most: Number.MAX_SAFE_INTEGER,
      fraction: -0.5,
      notANumber: NaN,
      endless: -Infinity,
      yes: true,
      nothing: null,
      when: new Timestamp(1_767_225_600, 123_456_000),
      place: new GeoPoint(52.1, -4.25),
      bytes: Bytes.fromUint8Array(Uint8Array.of(0, 1, 254, 255)),
      list: [1, 'two', { three: [3] }],
      noList: [],
      map: { 'First Name': 'Ada', inner: { deep: [{ deeper: null }] } },
      noMap: {},
    };
    await setDoc(doc(db, 'values/all'), { ...values, other: doc(db, 'values/other') });
    const stored = (await getDoc(doc(db, 'values/all'))).data();
    if (stored === undefined) throw new Error('Nothing was stored.');
    const { bytes, other, ...plain } = stored;
    const { bytes: setBytes, ...setPlain } = values;
    expect(plain).toEqual(setPlain);
    expect((bytes as Bytes).toBase64()).toBe(setBytes.toBase64());
    expect((other as DocumentReference).path).toBe('values/other');
  });

  it('[B1] keeps the sign of zero', async () => {
    await setDoc(doc(db, 'values/zero'), { zero: -0 });
    const zero: unknown = (await getDoc(doc(db, 'values/zero'))).get('zero');
    expect(Object.is(zero, -0)).toBe(true);
  });

  it('says that a document is missing', async () => {
    expect((await getDoc(doc(db, 'values/none'))).exists()).toBe(false);
  });

  it('keeps documents whose ids need encoding in a URL', async () => {
    const supporters = collection(db, 'organisations/a b/years/20:26/supporters');
    await setDoc(doc(supporters, 'käthe+x@example.org'), { name: 'Käthe' });
    const found = await getDocs(supporters);
    expect(found.docs.map((row) => row.id)).toEqual(['käthe+x@example.org']);
  });

  it('[B3] replaces on set, keeps on merge, and replaces maps named by mergeFields', async () => {
    const ref = doc(db, 'merge/one');
    await setDoc(ref, { kept: 1, map: { a: 1, b: 2 } });
    await setDoc(ref, { map: { b: 3 } }, { merge: true });
    expect((await getDoc(ref)).data()).toEqual({ kept: 1, map: { a: 1, b: 3 } });
    await setDoc(ref, { map: { c: 4 } }, { mergeFields: ['map'] });
    expect((await getDoc(ref)).data()).toEqual({ kept: 1, map: { c: 4 } });
    await setDoc(ref, { only: true });
    expect((await getDoc(ref)).data()).toEqual({ only: true });
  });

  it('[B3] updates dotted paths, makes maps on the way, and deletes fields', async () => {
    const ref = doc(db, 'update/one');
    await setDoc(ref, { a: { b: 1, c: 2 }, d: 3, text: 'x' });
    await updateDoc(ref, { 'a.b': deleteField(), 'text.now.map': 1, d: deleteField() });
    expect((await getDoc(ref)).data()).toEqual({ a: { c: 2 }, text: { now: { map: 1 } } });
  });

  it('[B3] understands field names that are not plain words', async () => {
    const ref = doc(db, 'update/names');
    await setDoc(ref, { fields: { 'First Name': 'Ada', 'a.b': 1, 'ti`ck\\': 2 } });
    await setDoc(ref, { fields: { 'First Name': deleteField(), 'ti`ck\\': 3 } }, { merge: true });
    expect((await getDoc(ref)).data()).toEqual({ fields: { 'a.b': 1, 'ti`ck\\': 3 } });
  });

  it('[B5] refuses to update what is missing, with not-found', async () => {
    await expect(updateDoc(doc(db, 'update/none'), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await getDoc(doc(db, 'update/none'))).exists()).toBe(false);
  });

  it('[B4] applies transforms', async () => {
    const ref = doc(db, 'transforms/one');
    await setDoc(ref, { count: 1, half: 1, tags: ['a', 'b'], text: 'x' });
    await updateDoc(ref, {
      count: increment(2),
      half: increment(0.5),
      fresh: increment(7),
      text: increment(1),
      tags: arrayUnion('b', 'c'),
      made: arrayRemove('z'),
      savedAt: serverTimestamp(),
    });
    const stored = (await getDoc(ref)).data();
    expect(stored).toMatchObject({
      count: 3,
      half: 1.5,
      fresh: 7,
      text: 1,
      tags: ['a', 'b', 'c'],
      made: [],
    });
    expect(Math.abs(Date.now() - (stored?.['savedAt'] as Timestamp).toMillis())).toBeLessThan(5000);
    await updateDoc(ref, { tags: arrayRemove('a', 'c') });
    expect((await getDoc(ref)).get('tags')).toEqual(['b']);
  });

  it('[B6] commits a batch as a whole or not at all', async () => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'batch/one'), { a: 1 });
    batch.update(doc(db, 'batch/missing'), { a: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(doc(db, 'batch/one'))).exists()).toBe(false);
    const second = writeBatch(db);
    second.set(doc(db, 'batch/one'), { a: 1 });
    second.set(doc(db, 'batch/two'), { a: 2 });
    second.update(doc(db, 'batch/one'), { b: 1 });
    await second.commit();
    expect((await getDoc(doc(db, 'batch/one'))).data()).toEqual({ a: 1, b: 1 });
  });

  it('deletes, also what is not there', async () => {
    await setDoc(doc(db, 'delete/one'), { a: 1 });
    await deleteDoc(doc(db, 'delete/one'));
    await deleteDoc(doc(db, 'delete/one'));
    expect((await getDoc(doc(db, 'delete/one'))).exists()).toBe(false);
  });

  it('[B7] retries a transaction whose read is stale, so that no increment is lost', async () => {
    const ref = doc(db, 'counters/one');
    await setDoc(ref, { count: 0 });
    let attempts = 0;
    const add = () =>
      runTransaction(
        db,
        async (transaction) => {
          attempts += 1;
          const count = Number((await transaction.get(ref)).get('count'));
          transaction.update(ref, { count: count + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add()]);
    expect((await getDoc(ref)).get('count')).toBe(3);
    expect(attempts).toBeGreaterThan(3);
  });

  it('[B7] verifies what a transaction has read but not written', async () => {
    const [read, written] = [doc(db, 'verify/read'), doc(db, 'verify/written')];
    await setDoc(read, { a: 1 });
    const seen: unknown[] = [];
    await runTransaction(db, async (transaction) => {
      const value: unknown = (await transaction.get(read)).get('a');
      seen.push(value);
      if (seen.length === 1) await setDoc(read, { a: 2 });
      transaction.set(written, { copy: value });
    });
    expect(seen).toEqual([1, 2]);
    expect((await getDoc(written)).get('copy')).toBe(2);
  });

  it('[B7] tells a transaction that created what another has created meanwhile to try again', async () => {
    const ref = doc(db, 'create/once');
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      attempts += 1;
      const found = await transaction.get(ref);
      if (attempts === 1) await setDoc(ref, { by: 'other' });
      if (!found.exists()) transaction.set(ref, { by: 'me' });
    });
    expect(attempts).toBe(2);
    expect((await getDoc(ref)).get('by')).toBe('other');
  });

  it('[B8] refuses a document over 1 MiB, and takes one just under', async () => {
    const ref = doc(db, 'size/big');
    await expect(setDoc(ref, { text: 'x'.repeat(1_048_576) })).rejects.toThrow(/larger than/);
    await setDoc(ref, { text: 'x'.repeat(1_048_000) });
    expect((await getDoc(ref)).get('text')).toHaveLength(1_048_000);
  });

  it('[B2] refuses ids that Firestore reserves', async () => {
    await expect(setDoc(doc(db, 'ids/__mine__'), {})).rejects.toThrow(/reserved/);
    await expect(setDoc(doc(db, `ids/${'x'.repeat(1501)}`), {})).rejects.toThrow(/1500 bytes/);
  });

  it('keeps projects apart', async () => {
    const other = backend.client('rest-documents-other');
    await setDoc(doc(db, 'apart/one'), { of: 'mine' });
    expect((await getDoc(doc(other, 'apart/one'))).exists()).toBe(false);
  });
});

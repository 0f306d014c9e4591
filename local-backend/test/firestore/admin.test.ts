import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
  type Firestore,
} from 'firebase-admin/firestore';
import { credentials, makeGenericClientConstructor, Metadata } from '@grpc/grpc-js';
import { firestoreService } from '../../src/firestore-grpc/firestoreService';
import { TEST_SECRET } from '../testTrust';
import { startBackend, type TestBackend } from './backend';

describe('firebase-admin over gRPC', () => {
  let backend: TestBackend;
  let db: Firestore;

  beforeAll(async () => {
    backend = await startBackend();
    db = backend.admin('grpc-admin');
  });
  afterAll(() => backend.close());

  it('[B1] gives back every type of value as it was set', async () => {
    const values = {
      text: 'Käthe 😀',
      empty: '',
      whole: 42,
      zero: 0,
      fraction: -0.5,
      notANumber: NaN,
      endless: -Infinity,
      yes: true,
      no: false,
      nothing: null,
      when: new Timestamp(1_767_225_600, 123_456_000),
      before: new Timestamp(-1, 500_000_000),
      place: new GeoPoint(0, -4.25),
      bytes: Buffer.from([0, 1, 254, 255]),
      list: [1, 'two', { three: [3] }],
      noList: [],
      map: { 'First Name': 'Ada', inner: { deep: [{ deeper: null }] } },
      noMap: {},
    };
    await db.doc('values/all').set({ ...values, other: db.doc('values/other') });
    const { other, ...stored } = (await db.doc('values/all').get()).data() ?? {};
    expect(other).toEqual(db.doc('values/other'));
    expect(stored).toEqual(values);
  });

  it('[B3] creates, merges, updates and deletes', async () => {
    const ref = db.doc('writes/one');
    await ref.create({ a: 1, map: { b: 2 } });
    await expect(ref.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    await ref.set({ map: { c: 3 } }, { merge: true });
    await ref.update({ 'map.b': FieldValue.delete(), count: FieldValue.increment(5) });
    await ref.update(new FieldPath('fields', 'First Name'), 'Ada');
    expect((await ref.get()).data()).toEqual({
      a: 1,
      map: { c: 3 },
      count: 5,
      fields: { 'First Name': 'Ada' },
    });
    await expect(db.doc('writes/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await ref.delete({ exists: true });
    await expect(ref.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    expect((await ref.get()).exists).toBe(false);
  });

  it('[B5] holds a write to the version it was made on', async () => {
    const ref = db.doc('writes/version');
    const { writeTime } = await ref.set({ a: 1 });
    await ref.update({ a: 2 }, { lastUpdateTime: writeTime });
    await expect(ref.update({ a: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
      code: 9,
    });
  });

  it('[B9] leaves a document that a write does not change at its version', async () => {
    const ref = db.doc('writes/same');
    const first = await ref.set({ a: 1, b: [1] });
    const second = await ref.set({ b: [1], a: 1 });
    expect(second.writeTime.isEqual(first.writeTime)).toBe(true);
  });

  it('[B4] applies transforms, with the commit time as the server time', async () => {
    const ref = db.doc('transforms/one');
    const { writeTime } = await ref.set({
      at: FieldValue.serverTimestamp(),
      tags: FieldValue.arrayUnion(1, 1),
    });
    const stored = (await ref.get()).data();
    expect(stored?.['at']).toEqual(writeTime);
    expect(stored?.['tags']).toEqual([1]);
  });

  it('reads many at once, in order, with a mask', async () => {
    await db.doc('many/a').set({ x: 1, y: { z: 2, w: 3 } });
    await db.doc('many/c').set({ x: 3 });
    const refs = ['c', 'b', 'a'].map((id) => db.doc(`many/${id}`));
    const found = await db.getAll(...refs, { fieldMask: ['y.z'] });
    expect(found.map((row) => row.data())).toEqual([{}, undefined, { y: { z: 2 } }]);
  });

  it('[B11] queries with filters, orders, cursors, offset and projection', async () => {
    const rows = db.collection('rows');
    const batch = db.batch();
    for (let n = 0; n < 20; n += 1) {
      batch.set(rows.doc(`r${String(n).padStart(2, '0')}`), { n, mod: n % 3, name: `n${n}` });
    }
    await batch.commit();
    const ids = (query: FirebaseFirestore.Query): Promise<number[]> =>
      query.get().then(({ docs }) => docs.map((row) => Number(row.id.slice(1))));
    expect(await ids(rows.where('mod', '==', 1).orderBy('n', 'desc').limit(3))).toEqual([
      19, 16, 13,
    ]);
    expect(await ids(rows.orderBy('n').offset(5).limit(2))).toEqual([5, 6]);
    expect(await ids(rows.where('n', '>', 3).where('n', '<=', 6))).toEqual([4, 5, 6]);
    expect(await ids(rows.orderBy('mod').orderBy('n', 'desc').startAfter(1, 4).limit(3))).toEqual([
      1,
      20 - 3,
      14,
    ]);
    expect(
      await ids(
        rows.where(Filter.or(Filter.where('n', '==', 2), Filter.where('name', '==', 'n7'))),
      ),
    ).toEqual([2, 7]);
    const page = await rows
      .orderBy(FieldPath.documentId())
      .startAfter('r04')
      .limit(2)
      .select('n')
      .get();
    expect(page.docs.map((row) => row.data())).toEqual([{ n: 5 }, { n: 6 }]);
    const none = await rows.where('n', '==', 99).get();
    expect(none.empty).toBe(true);
  });

  it('[B13] counts, sums and averages', async () => {
    const sums = db.collection('sums');
    await Promise.all([1, 2.5, 'x'].map((v, n) => sums.doc(`${n}`).set({ v })));
    expect((await sums.count().get()).data().count).toBe(3);
    const totals = await sums
      .aggregate({
        n: AggregateField.count(),
        s: AggregateField.sum('v'),
        a: AggregateField.average('v'),
      })
      .get();
    expect(totals.data()).toEqual({ n: 3, s: 3.5, a: 1.75 });
  });

  it('[B14] reads collection groups by full path, and one parent only where asked', async () => {
    await db.doc('groups/b/parts/2').set({ n: 1 });
    await db.doc('groups/a/parts/3').set({ n: 2 });
    await db.doc('groups/a/parts/3/parts/1').set({ n: 3 });
    await db.doc('groups/a/partsNot/1').set({ n: 4 });
    const all = await db.collectionGroup('parts').get();
    expect(all.docs.map((row) => row.ref.path)).toEqual([
      'groups/a/parts/3',
      'groups/a/parts/3/parts/1',
      'groups/b/parts/2',
    ]);
  });

  it('lists collections, and documents even where only something below them exists', async () => {
    await db.doc('lists/b').set({ n: 1 });
    await db.doc('lists/a/deep/x/deeper/y').set({ n: 1 });
    await db.doc('lists/b/other/x').set({ n: 1 });
    await db.doc('lists/b/another/x').set({ n: 1 });
    const ids = (refs: readonly { id: string }[]): string[] => refs.map((ref) => ref.id).sort();
    expect(ids(await db.collection('lists').listDocuments())).toEqual(['a', 'b']);
    expect(ids(await db.doc('lists/b').listCollections())).toEqual(['another', 'other']);
    expect(ids(await db.doc('lists/a').listCollections())).toEqual(['deep']);
    expect(ids(await db.listCollections())).toContain('lists');
  });

  it('[B16] ends a listener at once with the error that names Listen', async () => {
    const begun = Date.now();
    const listen = (start: (fail: (error: Error) => void) => () => void): Promise<Error> =>
      new Promise((failed) => {
        start(failed);
      });
    const told = await Promise.all([
      listen((fail) => db.doc('notes/a').onSnapshot(() => undefined, fail)),
      listen((fail) => db.collection('notes').onSnapshot(() => undefined, fail)),
    ]);
    for (const error of told) {
      expect(error.message).toBe('Error 12: Listen is not supported by the local backend.');
    }
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('deletes recursively, and nothing beside', async () => {
    await db.doc('trees/oak').set({ n: 1 });
    await db.doc('trees/oak/leaves/1/veins/a').set({ n: 1 });
    await db.doc('trees/oakling').set({ n: 1 });
    await db.recursiveDelete(db.doc('trees/oak'));
    expect((await db.doc('trees/oak').listCollections()).length).toBe(0);
    expect((await db.collection('trees').get()).docs.map((row) => row.id)).toEqual(['oakling']);
    await db.recursiveDelete(db.collection('trees'));
    expect((await db.collection('trees').listDocuments()).length).toBe(0);
  });

  it('[B7] retries transactions that meet, so that no increment is lost', async () => {
    const ref = db.doc('counters/one');
    await ref.set({ count: 0 });
    const add = () =>
      db.runTransaction(
        async (transaction) => {
          const count = Number((await transaction.get(ref)).get('count'));
          transaction.update(ref, { count: count + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([add(), add(), add(), add()]);
    expect((await ref.get()).get('count')).toBe(4);
  });

  it('[B7] retries a transaction whose query would now answer otherwise', async () => {
    const rows = db.collection('queue');
    await rows.doc('a').set({ open: true });
    const seen: number[] = [];
    await db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(rows.where('open', '==', true));
      seen.push(size);
      if (seen.length === 1) await rows.doc('b').set({ open: true });
      transaction.set(db.doc('totals/queue'), { size });
    });
    expect(seen).toEqual([1, 2]);
    expect((await db.doc('totals/queue').get()).get('size')).toBe(2);
  });

  it('[B7] reads one moment throughout a transaction', async () => {
    await db.doc('moment/a').set({ n: 1 });
    await db.doc('moment/b').set({ n: 1 });
    const pair = await db.runTransaction(
      async (transaction) => {
        const a: unknown = (await transaction.get(db.doc('moment/a'))).get('n');
        await db.doc('moment/b').set({ n: 2 });
        const b: unknown = (await transaction.get(db.doc('moment/b'))).get('n');
        return [a, b];
      },
      { readOnly: true },
    );
    expect(pair).toEqual([1, 1]);
  });

  it('[B6] writes each of a bulk by itself', async () => {
    const bulk = db.bulkWriter({ throttling: false });
    bulk.onWriteError(() => false);
    const outcomes = [
      bulk.set(db.doc('bulk/a'), { n: 1 }),
      bulk.update(db.doc('bulk/none'), { n: 1 }),
      bulk.create(db.doc('bulk/b'), { n: 2 }),
    ].map((write) =>
      write.then(
        () => 'ok',
        (error: unknown) => (error as { code: number }).code,
      ),
    );
    await bulk.close();
    expect(await Promise.all(outcomes)).toEqual(['ok', 5, 'ok']);
  });

  it('[B15] refuses a query that Firestore refuses', async () => {
    const many = Array.from({ length: 11 }, (_, n) => n);
    await expect(db.collection('a').where('n', 'not-in', many).get()).rejects.toMatchObject({
      code: 3,
      details: expect.stringContaining('NOT_IN') as unknown,
    });
    const nearest = db.collection('a').findNearest({
      vectorField: 'v',
      queryVector: [1],
      limit: 1,
      distanceMeasure: 'EUCLIDEAN',
    });
    await expect(nearest.get()).rejects.toMatchObject({ code: 12 });
  });

  it.each([
    ['PartitionQuery', {}, 'PartitionQuery'],
    ['BeginTransaction', { options: { readOnly: { readTime: { seconds: 1 } } } }, 'readTime'],
    ['Commit', { writes: [{ transform: { document: 'x' } }] }, 'transform'],
    ['Commit', { database: 'projects/p/databases/other' }, 'database other'],
  ])('[B16] names what it does not support: %s %j', async (method, request, name) => {
    const Client = makeGenericClientConstructor(firestoreService(), 'Firestore');
    const client = new Client(`127.0.0.1:${backend.grpcPort}`, credentials.createInsecure());
    const call: unknown = client[method];
    if (typeof call !== 'function') throw new Error(`No method ${method}.`);
    const error = await new Promise((answered) => {
      const metadata = new Metadata();
      metadata.set('authorization', `Bearer ${TEST_SECRET}`);
      const message = { database: 'projects/p/databases/(default)', ...request };
      call.call(client, message, metadata, answered);
    });
    client.close();
    expect(error).toMatchObject({ code: 12, details: expect.stringContaining(name) as unknown });
  });
});

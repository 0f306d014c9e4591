import {
  Timestamp,
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregate,
  getCount,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
  type CollectionReference,
  type Firestore,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { startBackend, type TestBackend } from './backend';

const supporters = {
  ada: {
    age: 36,
    town: 'London',
    tags: ['a', 'b'],
    joined: new Timestamp(100, 0),
    address: { floor: 2 },
  },
  bob: { age: 20, town: 'Leeds', tags: ['b'], joined: new Timestamp(200, 0), gift: 12.5 },
  cyd: { age: 36, town: 'Leeds', tags: [], joined: null, gift: 5 },
  dee: { age: 'unknown', town: 'York', tags: ['c', 1], gift: NaN },
  eve: { town: 'Ülm', address: { floor: 1 }, gift: null },
  fay: { age: 20.5, town: 'York', gift: 5 },
};

describe('queries through firebase/firestore/lite', () => {
  let backend: TestBackend;
  let db: Firestore;
  let rows: CollectionReference;

  beforeAll(async () => {
    backend = await startBackend();
    db = backend.client('rest-queries');
    rows = collection(db, 'organisations/a/years/2026/supporters');
    const batch = writeBatch(db);
    for (const [id, data] of Object.entries(supporters)) batch.set(doc(rows, id), data);
    // Neighbours that must not show: deeper, in another year, and in a collection whose name starts the same.
    batch.set(doc(db, 'organisations/a/years/2026/supporters/ada/notes/n1'), { age: 1 });
    batch.set(doc(db, 'organisations/a/years/2025/supporters/old'), { age: 99 });
    batch.set(doc(db, 'organisations/a/years/2026/supportersOld/zed'), { age: 98 });
    await batch.commit();
  });
  afterAll(() => backend.close());

  const ids = async (...constraints: QueryConstraint[]): Promise<string> =>
    (await getDocs(query(rows, ...constraints))).docs.map((row) => row.id).join(' ');
  const idsOf = async (filter: QueryCompositeFilterConstraint): Promise<string> =>
    (await getDocs(query(rows, filter))).docs.map((row) => row.id).join(' ');

  it('[B10] orders by id without being asked', async () => {
    expect(await ids()).toBe('ada bob cyd dee eve fay');
    expect(await ids(orderBy(documentId(), 'desc'))).toBe('fay eve dee cyd bob ada');
  });

  it.each<[string, QueryConstraint, string]>([
    ['== number', where('age', '==', 36), 'ada cyd'],
    ['== text', where('town', '==', 'York'), 'dee fay'],
    ['== null', where('joined', '==', null), 'cyd'],
    ['== NaN', where('gift', '==', NaN), 'dee'],
    ['== nested', where('address.floor', '==', 2), 'ada'],
    ['== map', where('address', '==', { floor: 1 }), 'eve'],
    ['== array', where('tags', '==', ['a', 'b']), 'ada'],
    ['!= value', where('age', '!=', 36), 'bob fay dee'],
    ['!= null', where('joined', '!=', null), 'ada bob'],
    ['!= NaN', where('gift', '!=', NaN), 'cyd fay bob'],
    ['< number', where('age', '<', 36), 'bob fay'],
    ['<= number', where('age', '<=', 36), 'bob fay ada cyd'],
    ['> number', where('age', '>', 20), 'fay ada cyd'],
    ['>= number', where('age', '>=', 20.5), 'fay ada cyd'],
    ['> text stays among texts', where('age', '>', 'a'), 'dee'],
    ['> timestamp', where('joined', '>', new Timestamp(100, 0)), 'bob'],
    ['in', where('town', 'in', ['York', 'London']), 'ada dee fay'],
    ['not-in', where('town', 'not-in', ['York', 'London']), 'bob cyd eve'],
    ['array-contains', where('tags', 'array-contains', 'b'), 'ada bob'],
    ['array-contains-any', where('tags', 'array-contains-any', [1, 'a']), 'ada dee'],
    ['id ==', where(documentId(), '==', 'cyd'), 'cyd'],
    ['id in', where(documentId(), 'in', ['fay', 'ada', 'none']), 'ada fay'],
    ['id >', where(documentId(), '>', 'dee'), 'eve fay'],
    ['id <=', where(documentId(), '<=', 'bob'), 'ada bob'],
  ])('[B11] where %s', async (_name, constraint, expected) => {
    expect(await ids(constraint)).toBe(expected);
  });

  it('[B11] combines filters with and / or', async () => {
    expect(await ids(where('age', '==', 36), where('town', '==', 'Leeds'))).toBe('cyd');
    expect(await idsOf(or(where('town', '==', 'York'), where('age', '==', 36)))).toBe(
      'ada cyd dee fay',
    );
    const nested = and(
      where('town', '==', 'York'),
      or(where('gift', '==', 5), where('age', '==', 36)),
    );
    expect(await idsOf(nested)).toBe('fay');
  });

  it('[B10] orders by fields over all types, and leaves out who lacks the field', async () => {
    expect(await ids(orderBy('age'))).toBe('bob fay ada cyd dee');
    expect(await ids(orderBy('age', 'desc'))).toBe('dee cyd ada fay bob');
    expect(await ids(orderBy('gift'))).toBe('eve dee cyd fay bob');
    expect(await ids(orderBy('town'))).toBe('bob cyd ada dee fay eve');
    expect(await ids(orderBy('town', 'desc'), orderBy('age'))).toBe('fay dee ada bob cyd');
    expect(await ids(orderBy('age'), orderBy(documentId(), 'desc'))).toBe('bob fay cyd ada dee');
  });

  it('[B12] limits, also from the end', async () => {
    expect(await ids(limit(2))).toBe('ada bob');
    expect(await ids(orderBy('age'), limit(3))).toBe('bob fay ada');
    expect(await ids(orderBy(documentId()), limitToLast(2))).toBe('eve fay');
    expect(await ids(orderBy('age'), limitToLast(2))).toBe('cyd dee');
  });

  it('[B12] starts and ends at cursors', async () => {
    const byId = orderBy(documentId());
    expect(await ids(byId, startAt('cyd'), limit(2))).toBe('cyd dee');
    expect(await ids(byId, startAfter('cyd'), endBefore('fay'))).toBe('dee eve');
    expect(await ids(byId, endAt('bob'))).toBe('ada bob');
    expect(await ids(orderBy(documentId(), 'desc'), startAfter('dee'))).toBe('cyd bob ada');
    expect(await ids(orderBy(documentId(), 'desc'), startAt('dee'), endAt('bob'))).toBe(
      'dee cyd bob',
    );
    expect(await ids(orderBy('age'), startAt(20.5), endAt(36))).toBe('fay ada cyd');
    expect(await ids(orderBy('age'), startAfter(36))).toBe('dee');
    expect(await ids(orderBy('age'), byId, startAfter(36, 'ada'))).toBe('cyd dee');
    const { docs } = await getDocs(query(rows, orderBy('age'), limit(3)));
    const last = docs[2];
    if (last === undefined) throw new Error('Expected three rows.');
    expect(await ids(orderBy('age'), startAfter(last))).toBe('cyd dee');
  });

  it('[B13] counts, sums and averages', async () => {
    expect((await getCount(rows)).data().count).toBe(6);
    expect((await getCount(query(rows, where('age', '==', 36)))).data().count).toBe(2);
    expect((await getCount(query(rows, limit(4)))).data().count).toBe(4);
    expect((await getCount(collection(db, 'none'))).data().count).toBe(0);
    const leeds = query(rows, where('town', '==', 'Leeds'));
    const totals = await getAggregate(leeds, {
      people: count(),
      gifts: sum('gift'),
      age: average('age'),
    });
    expect(totals.data()).toEqual({ people: 2, gifts: 17.5, age: 28 });
    const none = await getAggregate(collection(db, 'none'), { s: sum('a'), a: average('a') });
    expect(none.data()).toEqual({ s: 0, a: null });
  });

  it('[B14] reads collection groups only for those the rules exempt', async () => {
    await expect(getDocs(collectionGroup(db, 'supporters'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('[B15] refuses what Firestore refuses', async () => {
    const many = Array.from({ length: 11 }, (_, index) => index);
    await expect(ids(where('age', 'not-in', many))).rejects.toThrow();
    const response = await fetch(
      `${backend.origin}/v1/projects/rest-queries/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: 'a' }],
            where: {
              fieldFilter: {
                field: { fieldPath: 'b' },
                op: 'IN',
                value: { arrayValue: { values: [] } },
              },
            },
          },
        }),
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });

  it.each([
    ['GET', 'documents/a/b', undefined, /GET/],
    ['POST', 'documents:listen', '{}', /listen/],
    [
      'POST',
      'documents:runQuery',
      '{"structuredQuery":{"from":[{"collectionId":"a"}],"findNearest":{}}}',
      /findNearest/,
    ],
    [
      'POST',
      'documents:batchGet',
      '{"documents":[],"readTime":"2026-01-01T00:00:00Z"}',
      /readTime/,
    ],
  ])('[B16] names what it does not support: %s %s', async (method, path, body, message) => {
    const url = `${backend.origin}/v1/projects/p/databases/(default)/${path}`;
    const response = await fetch(url, { method, ...(body === undefined ? {} : { body }) });
    expect(response.status).toBe(501);
    const answer = (await response.json()) as { error: { status: string; message: string } };
    expect(answer.error.status).toBe('UNIMPLEMENTED');
    expect(answer.error.message).toMatch(message);
  });

  it('[B16] answers an empty query with its read time', async () => {
    const response = await fetch(
      `${backend.origin}/v1/projects/p/databases/(default)/documents:runQuery`,
      { method: 'POST', body: '{"structuredQuery":{"from":[{"collectionId":"none"}]}}' },
    );
    expect(await response.json()).toEqual([
      { readTime: expect.stringMatching(/^2.*Z$/) as unknown },
    ]);
  });

  it('[B10] orders texts by their UTF-8 bytes', async () => {
    const words = collection(db, 'words');
    const texts = ['\u{ffff}', '\u{1f600}', 'z', 'é', 'Z', ''];
    await Promise.all(texts.map((text, index) => setDoc(doc(words, `w${index}`), { text })));
    const sorted = await getDocs(query(words, orderBy('text')));
    expect(sorted.docs.map((row) => String(row.get('text')))).toEqual([
      '',
      'Z',
      'z',
      'é',
      '\u{ffff}',
      '\u{1f600}',
    ]);
  });
});

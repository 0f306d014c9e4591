import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { parseWrites } from './commits/parseWrite';
import type { Write } from './commits/write';
import { documentSource, type Database, type DocumentSource } from './documentSource';
import type { DocumentStore } from './documentStore';
import { openDocumentStore, type DocumentDatabase } from './openDocumentStore';
import { documentName } from './paths/documentName';
import { parseQuery } from './queries/parseQuery';
import type { Query } from './queries/query';
import { runQuery } from './queries/runQuery';
import type { StoredDocument } from './storedDocument';
import { parseInstant } from './values/instant';

const projectId = 'demo';

const writesOf = (...raw: object[]): readonly Write[] => {
  const writes = parseWrites(raw, projectId);
  if (!writes.ok) throw new Error(writes.error.message);
  return writes.value;
};
const name = (path: string): string => documentName(projectId, path);
const set = (path: string, n: number, more: object = {}): object => ({
  update: { name: name(path), fields: { n: { integerValue: n } } },
  ...more,
});
const add = (path: string): object => ({
  update: { name: name(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
});
const queryOf = (raw: object): Query => {
  const query = parseQuery(raw);
  if (!query.ok) throw new Error(query.error.message);
  return query.value;
};
const all = async (documents: AsyncIterable<StoredDocument>): Promise<string[]> => {
  const paths: string[] = [];
  for await (const { path } of documents) paths.push(path);
  return paths;
};

describe('the store on disk', () => {
  let directory: string;
  let now: Date;
  let freeMiB: number;
  let warnings: string[];
  let database: DocumentDatabase;
  let store: DocumentStore;

  const open = async (): Promise<void> => {
    database = await openDocumentStore(directory, {
      now: () => now,
      freeBytes: () => Promise.resolve(freeMiB * 1024 * 1024),
      warn: (text) => warnings.push(text),
    });
    store = database.project(projectId);
  };
  const timeOf = async (...raw: object[]): Promise<bigint> => {
    const receipt = await store.commit(writesOf(...raw));
    if (!receipt.ok) throw new Error(receipt.error.message);
    return parseInstant(receipt.value.commitTime) ?? 0n;
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'store-'));
    now = new Date('2026-03-01T12:00:00Z');
    freeMiB = 1000;
    warnings = [];
    await open();
  });
  afterEach(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('[B6] gives commits strictly increasing times, across restarts and a clock that goes back', async () => {
    const times = [await timeOf(set('a/1', 1)), await timeOf(set('a/2', 1))];
    now = new Date('2026-02-01T12:00:00Z');
    times.push(await timeOf(set('a/3', 1)));
    await database.close();
    await open();
    times.push(await timeOf(set('a/4', 1)));
    expect(new Set(times).size).toBe(4);
    expect(times).toEqual([...times].sort((a, b) => (a < b ? -1 : 1)));
    expect((parseInstant(store.readTime()) ?? 0n) >= (times[3] ?? 0n)).toBe(true);
  });

  it('[B6] decides commits that arrive together one after another, each on what the ones before left', async () => {
    const receipts = await Promise.all([
      ...Array.from({ length: 50 }, () => store.commit(writesOf(add('counters/one')))),
      store.commit(writesOf(set('counters/one', 0, { currentDocument: { exists: false } }))),
      store.commit(writesOf({ delete: name('counters/one') }, add('counters/one'))),
    ]);
    expect(receipts.map((receipt) => receipt.ok)).toEqual([
      ...Array.from({ length: 50 }, () => true),
      false,
      true,
    ]);
    expect((await store.get('counters/one'))?.fields).toEqual({ n: { integerValue: '1' } });
  });

  it('[B18] tells changes once they are durable, in order of commits, and none for what changed nothing', async () => {
    const told: string[] = [];
    const stop = store.onChange(({ path, before, after }) => {
      const n = (document: StoredDocument | null): string =>
        document === null ? 'none' : JSON.stringify(document.fields['n']);
      told.push(`${path}: ${n(before)} > ${n(after)}`);
    });
    database.project('other').onChange(({ path }) => told.push(`other ${path}`));
    await Promise.all([
      store.commit(writesOf(set('a/1', 1), set('a/2', 2), set('a/1', 3))),
      store.commit(writesOf(set('a/1', 3))),
      store.commit(writesOf({ delete: name('a/1') })),
      store.commit(
        writesOf(
          { delete: name('a/1') },
          { verify: name('a/2'), currentDocument: { exists: true } },
        ),
      ),
      store.commit(writesOf(set('a/4', 1), set('a/5', 1, { currentDocument: { exists: true } }))),
    ]);
    stop();
    await store.commit(writesOf(set('a/3', 1)));
    expect(told).toEqual([
      'a/1: none > {"integerValue":"3"}',
      'a/2: none > {"integerValue":"2"}',
      'a/1: {"integerValue":"3"} > none',
    ]);
  });

  it('[B18] goes on when a listener throws, and warns', async () => {
    store.onChange(() => {
      throw new Error('broken listener');
    });
    expect((await store.commit(writesOf(set('a/1', 1)))).ok).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('broken listener')]);
  });

  it('[B7] lends a view of one moment', async () => {
    await store.commit(writesOf(set('a/1', 1)));
    const seen = await store.view(async (reader) => {
      await store.commit(writesOf(set('a/1', 2), set('a/2', 2)));
      return [await reader.get('a/1'), await reader.get('a/2')];
    });
    expect(seen.map((document) => document?.fields)).toEqual([
      { n: { integerValue: '1' } },
      undefined,
    ]);
  });

  it('[B7] ends a transaction after 270 seconds, with the words that clients retry on', async () => {
    const id = store.beginTransaction();
    now = new Date(now.getTime() + 271_000);
    expect(store.transactionReader(id)).toEqual({
      ok: false,
      error: {
        code: 'INVALID_ARGUMENT',
        message: 'The referenced transaction has expired or is no longer valid.',
      },
    });
    expect(await store.commit([], { transaction: id })).toMatchObject({ ok: false });
  });

  it('[B7] aborts a transaction whose query a commit before it in the same group has changed', async () => {
    const id = store.beginTransaction();
    const reader = store.transactionReader(id);
    if (!reader.ok) throw new Error(reader.error.message);
    const open = queryOf({ from: [{ collectionId: 'queue' }] });
    expect(await all(reader.value.query('', open))).toEqual([]);
    const [first, second] = await Promise.all([
      store.commit(writesOf(set('queue/a', 1))),
      store.commit(writesOf(set('totals/queue', 0)), { transaction: id }),
    ]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, error: { code: 'ABORTED' } });
  });

  it('[B19] keeps areas apart from each other, from documents, and over a restart', async () => {
    const accounts = database.area('accounts:demo');
    await accounts.put('b', { email: 'b@example.org' });
    await accounts.put('a', [1, null]);
    await database.area('accounts:demo-2').put('z', 1);
    await accounts.put('gone', 1);
    await accounts.del('gone');
    await database.close();
    await open();
    const entries: unknown[] = [];
    for await (const entry of database.area('accounts:demo').entries()) entries.push(entry);
    expect(entries).toEqual([
      ['a', [1, null]],
      ['b', { email: 'b@example.org' }],
    ]);
    expect(await database.area('accounts:demo').get('gone')).toBeUndefined();
    expect(await store.listCollectionIds('')).toEqual([]);
  });

  it('[B21] writes nothing while the disk is nearly full, reads on, and recovers with the space', async () => {
    await store.commit(writesOf(set('a/1', 1)));
    const transaction = store.beginTransaction();
    freeMiB = 31;
    const full = { ok: false, error: { code: 'RESOURCE_EXHAUSTED' } };
    expect(await store.commit(writesOf(set('a/1', 2)))).toMatchObject(full);
    expect(await store.commit(writesOf(set('a/2', 1)))).toMatchObject(full);
    await expect(database.area('accounts').put('a', 1)).rejects.toThrow('almost no space');
    expect((await store.get('a/1'))?.fields).toEqual({ n: { integerValue: '1' } });
    expect(await database.hasSpace()).toBe(false);
    expect(warnings).toEqual([expect.stringContaining('almost no space')]);

    freeMiB = 32;
    const options = { transaction };
    expect((await store.commit(writesOf(set('a/2', 3)), options)).ok).toBe(true);
    expect(await database.area('accounts').get('a')).toBeUndefined();
    await database.close();
    await open();
    expect((await store.get('a/2'))?.fields).toEqual({ n: { integerValue: '3' } });
  });

  it('rejects a directory that is in use', async () => {
    await expect(openDocumentStore(directory)).rejects.toMatchObject({
      code: 'in use',
    });
  });

  it('[B12] reads no more of a collection than the page that is asked for', async () => {
    const id = (n: number): string => `s${String(n).padStart(5, '0')}`;
    await store.commit(writesOf(...Array.from({ length: 3000 }, (_, n) => set(`big/${id(n)}`, n))));
    await database.close();
    const level: Database = new ClassicLevel<Buffer>(directory, {
      keyEncoding: 'buffer',
      valueEncoding: 'utf8',
    });
    await level.open();
    const whole = documentSource(level, projectId);
    let read = 0;
    const counting: DocumentSource = {
      ...whole,
      async *scan(...range) {
        for await (const document of whole.scan(...range)) {
          read += 1;
          yield document;
        }
      },
    };
    const cursor = (n: number): object => ({ values: [{ referenceValue: name(`big/${id(n)}`) }] });
    const page = (more: object): Promise<string[]> =>
      all(
        runQuery(
          counting,
          projectId,
          '',
          queryOf({ from: [{ collectionId: 'big' }], limit: 3, ...more }),
        ),
      );
    const ascending = [{ field: { fieldPath: '__name__' } }];
    expect(await page({ startAt: cursor(1999), orderBy: ascending })).toEqual([
      'big/s02000',
      'big/s02001',
      'big/s02002',
    ]);
    const descending = [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }];
    expect(await page({ startAt: cursor(1000), orderBy: descending })).toEqual([
      'big/s00999',
      'big/s00998',
      'big/s00997',
    ]);
    const one = {
      field: { fieldPath: '__name__' },
      op: 'EQUAL',
      value: { referenceValue: name('big/s01500') },
    };
    expect(await page({ where: { fieldFilter: one } })).toEqual(['big/s01500']);
    const equal = { ...one, field: { fieldPath: 'n' }, value: { integerValue: '1700' } };
    expect(await page({ where: { fieldFilter: equal } })).toEqual(['big/s01700']);
    expect(read).toBeLessThanOrEqual(4 + 4 + 1 + 1);
    await level.close();
    await open();
  });
});

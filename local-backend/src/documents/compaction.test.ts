import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseWrites } from './commits/parseWrite';
import { createCompaction } from './compaction';
import type { Database } from './documentSource';
import type { DocumentStore } from './documentStore';
import { openDocumentStore, type DocumentDatabase } from './openDocumentStore';
import { parseQuery } from './queries/parseQuery';
import { createReadMoments } from './readMoments';

const SECRET = 'Rubecula-Qwv';
let directory: string;
let database: DocumentDatabase;
let store: DocumentStore;
let warnings: string[];

const open = async (): Promise<void> => {
  database = await openDocumentStore(directory, { warn: (text) => warnings.push(text) });
  store = database.project('demo');
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'compaction-'));
  warnings = [];
  await open();
});
afterEach(() => rm(directory, { recursive: true }));

const nameOf = (id: string): string => `projects/demo/databases/(default)/documents/people/${id}`;
const set = (id: string, value: string): object => ({
  update: { name: nameOf(id), fields: { name: { stringValue: value } } },
});

async function commit(...raw: readonly object[]): Promise<void> {
  const writes = parseWrites([...raw], 'demo');
  if (!writes.ok) throw new Error(writes.error.message);
  const committed = await store.commit(writes.value);
  if (!committed.ok) throw new Error(committed.error.message);
}

/** The files that hold the secret, once the database is closed. */
async function filesWithSecret(): Promise<readonly string[]> {
  await database.close();
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  expect(warnings).toEqual([]);
  return files.map((file) => file.name).filter((_, at) => texts[at]?.includes(SECRET));
}

const query = () => {
  const parsed = parseQuery({ from: [{ collectionId: 'people' }] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return store.query('', parsed.value)[Symbol.asyncIterator]();
};

/** What begins to read, and gives what ends it. */
const READS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  transaction: () => {
    const id = store.beginTransaction();
    return Promise.resolve(() => store.rollback(id));
  },
  'transaction that nobody ends': () => {
    store.beginTransaction();
    return Promise.resolve(() => Promise.resolve());
  },
  view: () => {
    let end = (): void => undefined;
    const view = store.view(() => new Promise<void>((resolve) => (end = resolve)));
    return Promise.resolve(() => {
      end();
      return view;
    });
  },
  query: async () => {
    const documents = query();
    await documents.next();
    return () => documents.return?.() ?? Promise.resolve();
  },
  backup: async () => {
    const entries = database.entries()[Symbol.asyncIterator]();
    await entries.next();
    return () => entries.return?.() ?? Promise.resolve();
  },
};

it('runs once more when reads have ended, without a wait for the database to close', async () => {
  const moments = createReadMoments();
  const batch = jest.fn(() => Promise.resolve());
  const nothing = () => Promise.resolve();
  const counted = { batch, compactRange: nothing, del: nothing } as unknown as Database;
  const compaction = createCompaction(counted, moments, (text) => warnings.push(text));
  const ends = [moments.begin(), moments.begin()];
  await compaction.run();
  expect(batch).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await setImmediate();
  expect(batch).toHaveBeenCalledTimes(1);
  ends[1]?.();
  await setImmediate();
  expect(batch).toHaveBeenCalledTimes(2);
  await compaction.close(() => Promise.resolve());
  expect(batch).toHaveBeenCalledTimes(2);
  await database.close();
});

describe('what was deleted is gone from the files', () => {
  it('where it was written just before', async () => {
    await commit(set('robin', SECRET));
    await commit({ delete: nameOf('robin') });
    await database.compact();
    expect(await filesWithSecret()).toEqual([]);
  });

  it('where it filled many tables, some of them in an earlier session', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `robin-${String(at * 7919)}`);
    for (const id of ids) await commit(set(id, SECRET.repeat(6_000)), set(`a-${id}`, 'kept'));
    await database.close();
    await open();
    for (const id of ids.slice(0, 60)) await commit(set(id, 'changed'));
    for (const id of ids.slice(60)) await commit({ delete: nameOf(id) });
    await commit(set('robin', SECRET));
    await commit({ delete: nameOf('robin') });
    await database.compact();
    expect(await filesWithSecret()).toEqual([]);
    await open();
    expect(await store.get('people/a-robin-0')).not.toBeNull();
    await database.close();
  });

  it.each(Object.keys(READS))('once a %s has ended that saw it', async (kind) => {
    await commit(set('robin', SECRET), set('kit', 'kept'));
    const end = await READS[kind]?.();
    await commit({ delete: nameOf('robin') });
    await database.compact();
    await end?.();
    expect(await filesWithSecret()).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_NAMES } from 'functions/handlers';
import { parseQuery, type DocumentDatabase } from '../../src/documents';
import { openIndexes } from '../../src/entry/openIndexes';
import { openStore } from '../../src/entry/openParts';
import { allowAll, serveStore } from '../firestore/serveStore';

const root = join(__dirname, '../../..');

type Mode = 'group' | 'equal' | 'newest';

/** Every query that the product makes of anything but names: what of which collection is asked about. */
const QUERIES: readonly (readonly [mode: Mode, collection: string, field: string])[] = [
  ['group', 'users', 'organisation'],
  ['group', 'invitations', 'email'],
  ['group', 'jobs', 'state'],
  ['group', 'imports', 'state'],
  ['group', 'erasures', 'state'],
  ['group', 'addressWork', 'state'],
  ['group', 'rollForwards', 'state'],
  ['group', 'careWork', 'state'],
  ['group', 'careWork', 'nextDay'],
  ['group', 'searches', 'supportersMatchedUpdate'],
  ['group', 'screens', 'supportersMatchedUpdate'],
  ...STAFF_NAMES.flatMap(({ collection, email, uid }) =>
    [email, ...(uid === undefined ? [] : [uid])].map(
      (field) => ['group', collection, field] as const,
    ),
  ),
  ['group', 'before', 'kind'],
  ['equal', 'departures', 'state'],
  ['equal', 'personalLinks', 'revoked'],
  ['equal', 'imports', 'undoable'],
  ['equal', 'fieldsList', 'name'],
  ['newest', 'imports', 'startedAt'],
];

const queryOf = (mode: Mode, collectionId: string, fieldPath: string): object => {
  const field = { fieldPath };
  const from = [{ collectionId, allDescendants: mode === 'group' }];
  if (mode === 'newest') return { from, orderBy: [{ field, direction: 'DESCENDING' }], limit: 20 };
  const values = [{ stringValue: 'a' }, { stringValue: 'b' }];
  const where = {
    fieldFilter:
      mode === 'group'
        ? { field, op: 'IN', value: { arrayValue: { values } } }
        : { field, op: 'EQUAL', value: { booleanValue: true } },
  };
  return { from, where };
};

describe('[B22] the indexes that production is deployed with', () => {
  let directory: string;
  let store: DocumentDatabase;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'indexes-'));
    store = await openStore(
      directory,
      () => new Date(),
      () => undefined,
    );
  });

  afterAll(async () => {
    await store.close();
    await rm(directory, { recursive: true, force: true });
  });

  it.each(QUERIES)('serve the %s of %s by %s', (...asked) => {
    const query = parseQuery(queryOf(...asked));
    if (!query.ok) throw new Error(query.error.message);
    expect(store.project('demo-indexes').missingIndex(query.value)).toBeNull();
  });

  it('serve the log by all that it is asked for at once, without an index of its own', () => {
    const equal = ['by', 'deed', 'yearId', 'supporter'].map((fieldPath) => ({
      fieldFilter: {
        field: { fieldPath },
        op: 'IN',
        value: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
      },
    }));
    const name = (id: string) => ({
      values: [{ referenceValue: `projects/p/databases/(default)/documents/o/o/activity/${id}` }],
    });
    const query = parseQuery({
      from: [{ collectionId: 'activity' }],
      where: { compositeFilter: { op: 'AND', filters: equal } },
      orderBy: [{ field: { fieldPath: '__name__' } }],
      startAt: { ...name('a'), before: false },
      endAt: { ...name('z'), before: false },
    });
    if (!query.ok) throw new Error(query.error.message);
    expect(store.project('demo-indexes').missingIndex(query.value)).toBeNull();
  });

  it('serve every group that functions ask for, which stands in the list above', () => {
    const files = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' });
    const asked = files
      .filter((file) => file.endsWith('.ts') && !file.includes('test'))
      .flatMap((file) => {
        const source = readFileSync(join(root, 'functions/src', file), 'utf8');
        return [...source.matchAll(/\.group\(\s*([\w']+),\s*'(\w+)'/g)].map(
          ([, collection = '', field = '']) => [collection.replaceAll("'", ''), field] as const,
        );
      });
    expect(asked.length).toBeGreaterThan(4);
    // `kind` stands for searches and screens.
    const listed = [
      ...QUERIES.map(([, collection, field]) => `${collection} ${field}`),
      'kind supportersMatchedUpdate',
    ];
    expect(asked.filter(([...names]) => !listed.includes(names.join(' ')))).toEqual([]);
  });

  it('refuse any other, with the declaration that is missing', async () => {
    const { server, port } = await serveStore(store, allowAll);
    try {
      const answer = await fetch(
        `http://127.0.0.1:${port}/v1/projects/demo-indexes/databases/(default)/documents:runQuery`,
        {
          method: 'POST',
          body: JSON.stringify({
            structuredQuery: {
              from: [{ collectionId: 'searches' }],
              orderBy: ['name', 'match'].map((fieldPath) => ({ field: { fieldPath } })),
            },
          }),
        },
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: {
          status: 'FAILED_PRECONDITION',
          message: expect.stringContaining(
            '{"collectionGroup":"searches","queryScope":"COLLECTION","fields":[{"fieldPath":"name","order":"ASCENDING"},{"fieldPath":"match","order":"ASCENDING"}]}',
          ) as unknown,
        },
      });
    } finally {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });

  it('are refused at the start where their file is damaged, with the reason', async () => {
    const file = join(directory, 'damaged.json');
    await writeFile(file, '{"indexes": [{"queryScope": "ALL"}]}');
    expect(() => openIndexes(file)).toThrow('cannot be used');
  });
});

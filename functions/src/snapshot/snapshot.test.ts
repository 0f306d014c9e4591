import { aSupporter, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { countSupporters } from './countSupporters';
import { fetchShard } from './fetchShard';
import { allSupporters, snapshotOfSupporters } from 'evaluation';
import { keptApart } from './keptApart';
import type { SnapshotManifest } from './manifest';
import { rebuildSnapshot } from './rebuildSnapshot';
import { snapshotState } from './snapshotState';
import { storedShards } from './storedShards';
import { dropSnapshot, storeSnapshot } from './storeSnapshot';
import {
  divided,
  eachShard,
  asShards,
  shardByShard,
  shardOfEmail,
  type YearShards,
} from './yearShards';

/** Bytes of a part. */
const PART = 8 * 1_048_576;

const FIELDS = [{ name: 'Gift', type: 'number' }] as const;

/** Bytes that differ from place to place. */
const bytesOf = (length: number, seed = 1): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 251);

const store = (server: TestServer, bytes: Uint8Array, revision = 'r1') =>
  storeSnapshot(server.services, SCOPE, { shards: [{ bytes, rowCount: 1 }], revision });

const bytesThere = async (server: TestServer, manifest: SnapshotManifest | null) => {
  const shard = manifest?.shards[0];
  return shard === undefined ? null : fetchShard(server.services.documents, SCOPE, shard);
};

const partIds = async (server: TestServer): Promise<readonly string[]> =>
  (await server.documents.list(`${YEAR}/snapshot`)).map(({ id }) => id);

describe('a stored snapshot', () => {
  it.each([1, PART - 1, PART, PART + 1, 2 * PART + 3])(
    'of %d bytes comes back whole',
    async (length) => {
      const server = testServer(aYear());
      const bytes = bytesOf(length);
      const manifest = await store(server, bytes);
      expect(manifest).not.toBeNull();
      const fetched = await bytesThere(server, manifest);
      expect(fetched !== null && Buffer.compare(fetched, bytes)).toBe(0);
    },
  );

  it('lies in files of at most 8 MiB, and its documents hold none of it', async () => {
    const server = testServer(aYear());
    await store(server, bytesOf(2 * PART + 3));
    const parts = await server.documents.list(`${YEAR}/snapshot`);
    expect(parts.filter(({ data }) => 'bytes' in data)).toEqual([]);
    const { files } = server.services;
    const names = await files.files('documents/grove/2026');
    const sizes = await Promise.all(
      names.map(async (name) => (await files.read(`documents/grove/2026/${name}`))?.bytes.length),
    );
    expect(sizes).toEqual([PART, PART, 3]);
  });

  it('of an earlier version, whose parts are documents, is read', async () => {
    const server = testServer(
      aYear({
        'snapshot/old-0': { bytes: bytesOf(900_000) },
        'snapshot/old-1': { bytes: bytesOf(7, 5) },
        'snapshot/manifest': {
          ...{ id: 'old', revision: '', partCount: 2, sizeBytes: 900_007, rowCount: 1 },
        },
      }),
    );
    const { fitting } = await snapshotState(server.documents, SCOPE);
    const fetched = await bytesThere(server, fitting);
    expect(fetched !== null && [fetched.length, ...fetched.subarray(900_000)]).toEqual([
      900_007,
      ...bytesOf(7, 5),
    ]);
  });

  it('takes the place of the one before, whose parts go', async () => {
    const server = testServer(aYear());
    const first = await store(server, bytesOf(PART + 1));
    const second = await store(server, bytesOf(PART + 1, 2), 'r2');
    expect((await snapshotState(server.documents, SCOPE)).fitting).toEqual(second);
    expect(await partIds(server)).toHaveLength(3);
    expect(await bytesThere(server, first)).toBeNull();
  });

  it('clears away what a process that died left behind', async () => {
    const server = testServer(aYear({ 'snapshot/dead-0': { bytes: bytesOf(5) } }));
    await store(server, bytesOf(5));
    expect(await partIds(server)).not.toContain('dead-0');
  });

  it('leaves no trace where it is not wanted any more', async () => {
    const server = testServer(aYear());
    const wanted = await store(server, bytesOf(5));
    const refused = await storeSnapshot(
      server.services,
      SCOPE,
      { shards: [{ bytes: bytesOf(5, 2), rowCount: 1 }], revision: 'r2' },
      () => Promise.resolve(false),
    );
    expect(refused).toBeNull();
    expect((await snapshotState(server.documents, SCOPE)).fitting).toEqual(wanted);
    expect(await partIds(server)).toHaveLength(2);
  });

  it('fits while the year names its revision, or none', async () => {
    const server = testServer(aYear());
    await store(server, bytesOf(5), 'r1');
    const fits = async (revision: string | undefined): Promise<boolean> => {
      const supportersData = { total: 1, ...(revision === undefined ? {} : { revision }) };
      await server.documents.commit([{ kind: 'merge', path: YEAR, data: { supportersData } }]);
      return (await snapshotState(server.documents, SCOPE)).fitting !== null;
    };
    expect([await fits(undefined), await fits('r1'), await fits('r2')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is gone when it is dropped', async () => {
    const server = testServer(aYear());
    await store(server, bytesOf(PART + 1));
    await dropSnapshot(server.services, SCOPE);
    expect(await partIds(server)).toEqual([]);
    expect(await server.services.files.files('documents')).toEqual([]);
  });

  it.each(['a part is gone', 'a part is too short', 'its manifest counts too few parts'])(
    'is none where %s',
    async (what) => {
      const server = testServer(aYear());
      const manifest = await store(server, bytesOf(PART + 1));
      if (manifest === null) throw new Error('Nothing was stored');
      const { documents, files } = server.services;
      const [shard] = manifest.shards;
      const [, last = ''] = await files.files('documents');
      if (what === 'a part is gone') await files.remove(`documents/${last}`);
      if (what === 'a part is too short') {
        const path = `${YEAR}/snapshot/${shard?.id ?? ''}-0`;
        await documents.commit([{ kind: 'set', path, data: { bytes: bytesOf(PART - 1) } }]);
      }
      const partCount = what === 'its manifest counts too few parts' ? 1 : 2;
      expect(shard && (await fetchShard(documents, SCOPE, { ...shard, partCount }))).toBeNull();
    },
  );
});

describe('a snapshot of several shards', () => {
  const EMAILS = ['ann', 'bob', 'cid', 'dee', 'eli'].map((name) => `${name}@example.org`);
  const stored = async (): Promise<TestServer> => {
    const server = testServer(
      aYear(
        Object.fromEntries(
          EMAILS.map((email) => [`supporters/${email}`, aSupporter({ Gift: '5' })]),
        ),
      ),
      { supportersOfShard: 2 },
    );
    await rebuildSnapshot(server.services, SCOPE, FIELDS);
    return server;
  };
  const manifestIn = async ({ documents }: TestServer) =>
    (await snapshotState(documents, SCOPE)).fitting;

  it('has everybody in the shard that the email says', async () => {
    const server = await stored();
    const shards = await storedShards(server.services.documents, SCOPE);
    expect(shards?.count).toBe(4);
    const found: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const shard = await shards?.at(index);
      const emails = shard === undefined ? [] : allSupporters(shard).map(({ email }) => email);
      for (const email of emails) expect(shardOfEmail(email, 4)).toBe(index);
      found.push(...emails);
    }
    expect(found.toSorted()).toEqual(EMAILS);
  });

  it('is divided further, each of its shards into two', async () => {
    const server = await stored();
    const shards = await storedShards(server.services.documents, SCOPE);
    const further = shards && divided(shards, 8);
    for (const email of EMAILS) {
      const shard = await further?.at(shardOfEmail(email, 8));
      expect(shard && allSupporters(shard).map((one) => one.email)).toContain(email);
    }
    expect(shards && divided(shards, 4)).toBe(shards);
  });

  it.each([0, 3])('of which shard %i is gone is none, and is forgotten', async (index) => {
    const server = await stored();
    const { documents } = server.services;
    const shards = await storedShards(documents, SCOPE);
    const id = (await manifestIn(server))?.shards[index]?.id ?? '';
    await documents.commit([{ kind: 'delete', path: `${YEAR}/snapshot/${id}-0` }]);
    if (index > 0) {
      await expect(shards?.at(index)).rejects.toThrow('cannot be read');
      expect(await manifestIn(server)).toBeNull();
      expect(await partIds(server)).toEqual([]);
    }
    expect(await storedShards(documents, SCOPE)).toBeNull();
  });

  it('of which a shard is gone since another has taken its place leaves that one alone', async () => {
    const server = await stored();
    const shards = await storedShards(server.services.documents, SCOPE);
    await rebuildSnapshot(server.services, SCOPE, FIELDS);
    const newer = await manifestIn(server);
    await expect(shards?.at(3)).rejects.toThrow('cannot be read');
    expect(await manifestIn(server)).toEqual(newer);
  });

  it('that is no longer wanted while it is made leaves nothing of it', async () => {
    const server = await stored();
    const before = await partIds(server);
    const controller = new AbortController();
    const { documents } = server.services;
    const pages = documents.pages.bind(documents);
    const inTwos = { ...documents, pages: (collection: string) => pages(collection, 2) };
    const made = await rebuildSnapshot({ ...server.services, documents: inTwos }, SCOPE, FIELDS, {
      onRows: () => controller.abort(),
      signal: controller.signal,
    });
    expect(made).toBeNull();
    expect(await partIds(server)).toEqual(before);
  });

  it('gives up being made where what was stored apart is taken away', async () => {
    const server = await stored();
    const { documents } = server.services;
    const before = await partIds(server);
    const takenAway = async (): Promise<void> => {
      const apart = (await partIds(server)).filter((id) => !before.includes(id));
      await documents.bulk(
        apart.map((id) => ({ kind: 'delete' as const, path: `${YEAR}/snapshot/${id}` })),
      );
    };
    const pages = documents.pages.bind(documents);
    const once = {
      ...documents,
      pages: async function* (collection: string) {
        yield* pages(collection, 2);
        await takenAway();
      },
    };
    const made = await rebuildSnapshot({ ...server.services, documents: once }, SCOPE, FIELDS);
    expect(made).toBeNull();
    expect(await partIds(server)).toEqual(before);
  });
});

describe('shards that are kept apart', () => {
  const made = (count: number): { readonly asked: number[]; readonly shards: YearShards } => {
    const asked: number[] = [];
    const whole = snapshotOfSupporters(
      FIELDS,
      ['ann', 'bob', 'cid', 'dee'].map((name) => ({
        ...{ email: `${name}@example.org`, supporterId: '', fields: { Gift: '5' } },
      })),
    );
    const shards = eachShard(asShards(whole, count), (shard, index) => {
      asked.push(index);
      return shard;
    });
    return { asked, shards };
  };
  const all = async (shards: YearShards): Promise<readonly unknown[]> => {
    const supporters: unknown[] = [];
    for await (const shard of shardByShard(shards)) supporters.push(...allSupporters(shard));
    return supporters;
  };

  it('are made once, and leave nothing behind', async () => {
    const server = testServer(aYear());
    const { asked, shards } = made(2);
    const apart = keptApart(server.services, SCOPE);
    const year = apart.of(shards);
    const first = await all(year);
    expect(await all(year)).toEqual(first);
    expect(first).toHaveLength(4);
    expect(asked).toEqual([0, 1]);
    expect(await partIds(server)).toHaveLength(2);
    await apart.end();
    expect(await partIds(server)).toEqual([]);
  });

  it('are not made where they are kept already', async () => {
    const server = testServer(aYear());
    const { asked, shards } = made(2);
    const apart = keptApart(server.services, SCOPE);
    await apart.keep(1, await shards.at(1));
    expect(await all(apart.of(shards))).toHaveLength(4);
    expect(asked).toEqual([1, 0]);
    await apart.end();
    expect(await partIds(server)).toEqual([]);
  });

  it('are made again where they were taken away', async () => {
    const server = testServer(aYear());
    const { asked, shards } = made(2);
    const apart = keptApart(server.services, SCOPE);
    const year = apart.of(shards);
    const first = await all(year);
    await store(server, bytesOf(5));
    expect(await all(year)).toEqual(first);
    expect(asked).toEqual([0, 1, 0, 1]);
    await apart.end();
    expect(await partIds(server)).toHaveLength(2);
  });

  it('are in memory where there is one', async () => {
    const server = testServer(aYear());
    const { shards } = made(1);
    expect(await all(keptApart(server.services, SCOPE).of(shards))).toHaveLength(4);
    expect(await partIds(server)).toEqual([]);
  });
});

describe('a snapshot made from supporters', () => {
  const supporters = {
    'supporters/a@example.org': aSupporter({ Gift: '5' }),
    'supporters/b@example.org': aSupporter({}),
  };

  it('holds them all, as the state that the year names', async () => {
    const server = testServer({
      ...aYear(supporters),
      [YEAR]: { ...aYear()[YEAR], supportersData: { total: 2, revision: 'r7' } },
    });
    const manifest = await rebuildSnapshot(server.services, SCOPE, FIELDS);
    expect(manifest).toMatchObject({ rowCount: 2, revision: 'r7' });
    expect((await snapshotState(server.documents, SCOPE)).fitting).toEqual(manifest);
  });

  it('says how many supporters there are where it is of them, and no other one does', async () => {
    const server = testServer({
      ...aYear(supporters),
      [YEAR]: { ...aYear()[YEAR], supportersData: { total: 2, revision: 'r7' } },
    });
    const { documents } = server.services;
    const counted: string[] = [];
    const counting = {
      ...documents,
      count: (collection: string) => {
        counted.push(collection);
        return documents.count(collection);
      },
    };
    const count = () => countSupporters(counting, SCOPE);
    const yearSays = (supportersData: object) =>
      documents.commit([{ kind: 'merge', path: YEAR, data: { supportersData } }]);

    expect(await count()).toBe(2);
    expect(counted).toHaveLength(1);
    const bytes = bytesOf(5);
    const another = { shards: [{ bytes, rowCount: 3 }], documentCount: 4, revision: 'r7' };
    await storeSnapshot(server.services, SCOPE, another);
    expect(await count()).toBe(4);
    expect(counted).toHaveLength(1);

    await yearSays({ total: 2, revision: 'r8' });
    expect(await count()).toBe(2);
    await documents.commit([{ kind: 'merge', path: YEAR, data: { supportersData: null } }]);
    expect(await count()).toBe(2);
    expect(counted).toHaveLength(3);
  });

  it('gives way to one that was stored meanwhile', async () => {
    const server = testServer(aYear(supporters));
    let newer: unknown = null;
    const manifest = await rebuildSnapshot(server.services, SCOPE, FIELDS, {
      onRows: () => void (newer ??= store(server, bytesOf(5))),
    });
    expect(manifest).toBeNull();
    expect((await snapshotState(server.documents, SCOPE)).fitting).toEqual(await newer);
  });

  it('stops when it is told to', async () => {
    const server = testServer(aYear(supporters));
    const manifest = await rebuildSnapshot(server.services, SCOPE, FIELDS, {
      signal: AbortSignal.abort(),
    });
    expect(manifest).toBeNull();
    expect(await partIds(server)).toEqual([]);
  });
});

import { aSupporter, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { fetchSnapshot } from './fetchSnapshot';
import { rebuildSnapshot } from './rebuildSnapshot';
import { snapshotState } from './snapshotState';
import { dropSnapshot, storeSnapshot } from './storeSnapshot';

const FIELDS = [{ name: 'Gift', type: 'number' }] as const;

/** Bytes that differ from place to place. */
const bytesOf = (length: number, seed = 1): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 251);

const store = (server: TestServer, bytes: Uint8Array, revision = 'r1') =>
  storeSnapshot(server.services, SCOPE, { bytes, rowCount: 1, revision });

const partIds = async (server: TestServer): Promise<readonly string[]> =>
  (await server.documents.list(`${YEAR}/snapshot`)).map(({ id }) => id);

describe('a stored snapshot', () => {
  it.each([1, 900_000, 900_001, 2_000_000])('of %d bytes comes back whole', async (length) => {
    const server = testServer(aYear());
    const bytes = bytesOf(length);
    const manifest = await store(server, bytes);
    expect(manifest).not.toBeNull();
    const fetched = manifest && (await fetchSnapshot(server.documents, SCOPE, manifest));
    expect(fetched !== null && Buffer.compare(fetched, bytes)).toBe(0);
  });

  it('lies in documents that are far from 1 MiB', async () => {
    const server = testServer(aYear());
    await store(server, bytesOf(2_000_000));
    const parts = await server.documents.list(`${YEAR}/snapshot`);
    const sizes = parts.flatMap(({ data }) =>
      data['bytes'] instanceof Uint8Array ? [data['bytes'].byteLength] : [],
    );
    expect(sizes).toEqual([900_000, 900_000, 200_000]);
  });

  it('takes the place of the one before, whose parts go', async () => {
    const server = testServer(aYear());
    const first = await store(server, bytesOf(1_000_000));
    const second = await store(server, bytesOf(1_000_000, 2), 'r2');
    expect((await snapshotState(server.documents, SCOPE)).fitting).toEqual(second);
    expect(await partIds(server)).toHaveLength(3);
    expect(first && (await fetchSnapshot(server.documents, SCOPE, first))).toBeNull();
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
      { bytes: bytesOf(5, 2), rowCount: 1, revision: 'r2' },
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
    await store(server, bytesOf(1_000_000));
    await dropSnapshot(server.services, SCOPE);
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

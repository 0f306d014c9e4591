import { encodedWrite, type EncodedWrite } from './encoded';
import { CONFLICT } from './storeRequests';
import { virtualStore } from './virtualStore';

const opened = () => {
  const broken: string[] = [];
  return { store: virtualStore((sentence) => broken.push(sentence)), broken };
};
const YEAR = 'organisations/grove/years/2026';
const supporters = (count: number, from = 0): readonly EncodedWrite[] =>
  Array.from({ length: count }, (_, at) =>
    set(`supporters/s${String(from + at)}@example.org`, { fields: {} }),
  );
const set = (path: string, data: object = {}): EncodedWrite =>
  encodedWrite({ kind: 'set', path: `${YEAR}/${path}`, data: { ...data } });

describe('the simulated store', () => {
  it('charges what Firestore does', () => {
    const { store } = opened();
    store.answered({ kind: 'bulk', writes: supporters(3), sinceMs: 0 }, 0);
    const { path } = supporters(1)[0] ?? set('none');
    store.answered({ kind: 'commit', writes: [{ kind: 'delete', path }], read: [] }, 0);
    store.answered({ kind: 'getAll', paths: [path, `${path}x`] }, 0);
    store.answered({ kind: 'list', asked: [`${YEAR}/screens`] }, 0);
    store.answered({ kind: 'count', asked: [`${YEAR}/supporters`] }, 0);
    // Two documents that are not there, a query without an answer, and two index entries.
    expect(store.charged).toMatchObject({ writes: 3, deletes: 1, reads: 2 + 1 + 1 });
  });

  it('keeps files as a bucket does, and charges its reads, writes and listings', () => {
    const { store } = opened();
    const bytes = new Uint8Array(3);
    const write = (over: string | null, atMs: number) =>
      store.answered({ kind: 'writeFile', path: 'documents/a', bytes, over, atMs }, atMs).answer;
    expect([write(null, 5), write(null, 6)]).toEqual([{ isWritten: true }, { isWritten: false }]);
    const read = () => store.answered({ kind: 'readFile', path: 'documents/a' }, 0).answer.file;
    const generation = read()?.generation ?? '';
    expect(write(generation, 9)).toEqual({ isWritten: true });
    expect(write(generation, 9)).toEqual({ isWritten: false });
    const listed = (beforeMs: number) =>
      store.answered({ kind: 'listFiles', folder: 'documents', beforeMs }, 0).answer.names;
    expect([listed(9), listed(10)]).toEqual([[], ['a']]);
    store.answered({ kind: 'removeFile', path: 'documents/a' }, 0);
    expect(read()).toBeNull();
    expect(store.charged).toMatchObject({ reads: 0, writes: 0, fileReads: 2, fileWrites: 4 + 2 });
  });

  it('takes as long for bulk writes as their pace allows', () => {
    const { store } = opened();
    const bulk = (count: number, sinceMs: number, atMs: number): number =>
      store.answered({ kind: 'bulk', writes: supporters(count), sinceMs }, atMs).endMs - atMs;
    expect(bulk(1_000, 0, 0)).toBe(2_000);
    expect(bulk(1_500, 0, 300_000)).toBe(2_000);
  });

  it('says where a collection gets more writes than a cold one may', () => {
    const { store, broken } = opened();
    const pacedFrom = (sinceMs: number): void => {
      let atMs = 1_000_000;
      for (let from = 0; from < 20_000; from += 1_000)
        atMs = store.answered(
          { kind: 'bulk', writes: supporters(1_000, from), sinceMs },
          atMs,
        ).endMs;
    };
    pacedFrom(1_000_000);
    expect(broken).toEqual([]);
    pacedFrom(0);
    expect(broken).toContain('supporters: more writes in 10 s than 500/50/5 allows');
  });

  it('says so of commits as well', () => {
    const { store, broken } = opened();
    for (let second = 0; second < 10; second += 1)
      store.answered(
        { kind: 'commit', writes: supporters(1_000, second * 1_000), read: [] },
        second * 1_000,
      );
    expect(broken).toContain('supporters: more writes in 10 s than 500/50/5 allows');
  });

  it('says where a document is written more than once a second for a minute', () => {
    const { store, broken } = opened();
    const minute = (everyMs: number): void => {
      for (let atMs = 0; atMs < 60_000; atMs += everyMs)
        store.answered({ kind: 'commit', writes: [set('jobs/import')], read: [] }, atMs);
    };
    minute(1_000);
    expect(broken).toEqual([]);
    minute(1_000);
    expect(broken).toContain('jobs/import: more than a write a second for a minute');
  });

  it('says where a document or a commit is too large', () => {
    const { store, broken } = opened();
    const bytes = new Uint8Array(900_000);
    store.answered({ kind: 'commit', writes: [set('snapshot/a', { bytes })], read: [] }, 0);
    expect(broken).toEqual([]);
    const large = new Uint8Array(1_100_000);
    store.answered({ kind: 'commit', writes: [set('snapshot/b', { large })], read: [] }, 0);
    expect(broken).toEqual(['snapshot/b: a document of more than 1 MiB']);
    const writes = Array.from({ length: 12 }, (_, at) => set(`snapshot/${String(at)}`, { bytes }));
    store.answered({ kind: 'commit', writes, read: [] }, 0);
    expect(broken).toContain('A commit of more than 10 MiB');
  });

  it('refuses a transaction that another commit came between', () => {
    const { store } = opened();
    const then = store.state();
    const [write] = supporters(1);
    if (write === undefined) throw new Error('No write');
    const commit = (): unknown =>
      store.answered({ kind: 'commit', writes: [write], read: [[write.path, then]] }, 0);
    commit();
    expect(commit).toThrow(CONFLICT);
  });

  it('tells of documents that events are about what they were and what they are', () => {
    const { store } = opened();
    const told: unknown[] = [];
    store.onChange(({ path, before, after }) => told.push({ path, before, after }));
    const write = (...writes: readonly EncodedWrite[]): void =>
      void store.answered({ kind: 'bulk', writes, sinceMs: 0 }, 0);
    write(set('jobs/import', { state: 'requested' }), ...supporters(1));
    const path = `${YEAR}/jobs/import`;
    write({ kind: 'merge', path, data: { state: 'done' } });
    expect(told).toEqual([
      { path, before: null, after: { state: 'requested' } },
      { path, before: { state: 'requested' }, after: { state: 'done' } },
    ]);
  });

  it('gives pages of a collection in the order of their ids', () => {
    const { store } = opened();
    store.answered({ kind: 'bulk', writes: supporters(25).toReversed(), sinceMs: 0 }, 0);
    const idsOf = (after: string | null): readonly string[] => {
      const options = { size: 2, after, select: ['id'] as [string] };
      const { answer } = store.answered(
        { kind: 'page', asked: [`${YEAR}/supporters`, options] },
        0,
      );
      return (answer.documents ?? []).map((one) => one?.id ?? '');
    };
    expect(idsOf(null)).toEqual(['s0@example.org', 's10@example.org']);
    expect(idsOf('s9@example.org')).toEqual([]);
    expect(idsOf('s17@example.org')).toEqual(['s18@example.org', 's19@example.org']);
  });
});

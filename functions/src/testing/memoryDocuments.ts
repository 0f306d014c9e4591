import type {
  DocumentData,
  DocumentReads,
  DocumentWrite,
  Documents,
  StoredDocument,
} from '../store/documents';
import { inBatchesAsTheyCome } from '../store/inBatches';
import { fieldOf, picked } from './documentFields';
import { appliedWrite, requireDocumentPath, type MemoryChange } from './appliedWrite';

export interface MemoryDocuments extends Documents {
  /** Told of every write after it is in, as change events are. */
  onWrite(listener: (write: MemoryChange) => void): void;
  /** All documents by path. */
  everything(): readonly (readonly [string, DocumentData])[];
  /** Takes so many more commits and refuses all others, as if the process had died, until it is revived. */
  failAfter(commits: number): { revive(): void };
}

/** Batches of bulk writes that are taken before the one before them is in, as any store may. */
const TAKEN_AHEAD = 2;

/** The store port in memory: a fake for tests of the jobs. Transactions run one after another. */
export function memoryDocuments(
  initial: Readonly<Record<string, DocumentData>> = {},
): MemoryDocuments {
  const stored = new Map<string, DocumentData>(Object.entries(initial));
  /** The order in which documents were created stands for the time. */
  const created = new Map<string, number>(Object.keys(initial).map((path, at) => [path, at]));
  let creations = created.size;
  const listeners: ((change: MemoryChange) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  let commitsLeft = Infinity;

  const apply = (writes: Iterable<DocumentWrite>): void => {
    if (commitsLeft <= 0) throw new Error('The process has died');
    commitsLeft -= 1;
    const all = [...writes];
    // All or none: a document that is to be new is looked for before anything is written.
    for (const { kind, path } of all)
      if (kind === 'create' && stored.has(path)) throw new Error(`There is a ${path} already`);
    for (const write of all) keepLog(stored, write);
    const changes = all.map((write) => appliedWrite(stored, write));
    for (const { path, before, after } of changes)
      if (before === null && after !== null) created.set(path, (creations += 1));
    for (const change of changes) for (const listener of listeners) listener(change);
  };
  const inCollection = (collection: string): StoredDocument[] =>
    [...stored]
      .filter(([path]) => parentOf(path) === collection)
      .map(([path, data]) => ({
        id: path.slice(collection.length + 1),
        path,
        data,
        createdMs: created.get(path) ?? 0,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));

  const reads: DocumentReads = {
    get: (path) => {
      requireDocumentPath(path);
      const data = stored.get(path);
      return Promise.resolve(data === undefined ? null : { id: idOf(path), path, data });
    },
    getAll: (paths) => Promise.all(paths.map(reads.get)),
    list: (collection, select) =>
      Promise.resolve(
        inCollection(collection).map((document) =>
          select === undefined ? document : { ...document, data: picked(document.data, select) },
        ),
      ),
  };

  return {
    ...reads,
    onWrite: (listener) => void listeners.push(listener),
    everything: () => [...stored],
    failAfter: (commits) => {
      commitsLeft = commits;
      return {
        revive: () => {
          commitsLeft = Infinity;
        },
      };
    },
    transaction: (work) => {
      const run = queue.then(async () => {
        const writes: DocumentWrite[] = [];
        const mayRead = (): void => {
          if (writes.length > 0) throw new Error('A transaction reads before it writes');
        };
        const answer = await work({
          get: (path) => (mayRead(), reads.get(path)),
          getAll: (paths) => (mayRead(), reads.getAll(paths)),
          list: (...collection) => (mayRead(), reads.list(...collection)),
          write: (write) => void writes.push(write),
        });
        apply(writes);
        return answer;
      });
      queue = run.catch(() => undefined);
      return run;
    },
    commit: (writes) => {
      apply(writes);
      return Promise.resolve();
    },
    bulk: async (writes, onWritten) => {
      let written = 0;
      const put = async (some: readonly DocumentWrite[] = []): Promise<void> => {
        apply(some);
        written += some.length;
        await onWritten?.(written);
      };
      const taken: (readonly DocumentWrite[])[] = [];
      for await (const some of inBatchesAsTheyCome(writes, 500)) {
        taken.push(some);
        if (taken.length > TAKEN_AHEAD) await put(taken.shift());
      }
      for (const some of taken) await put(some);
    },
    count: (collection, equal) =>
      Promise.resolve(
        inCollection(collection).filter(
          ({ data }) => equal === undefined || data[equal.field] === equal.value,
        ).length,
      ),
    where: (collection, field, values) =>
      Promise.resolve(
        inCollection(collection).filter(({ data }) =>
          values.some((value) => value === fieldOf(data, field)),
        ),
      ),
    page: (collection, { size, after, until, holding = {}, select }) =>
      Promise.resolve(
        inCollection(collection)
          .filter(
            ({ id }) => (after === null || id > after) && (until === undefined || id <= until),
          )
          .filter(({ data }) =>
            Object.entries(holding).every(([field, values]) =>
              values.some((value) => value === data[field]),
            ),
          )
          .slice(0, size)
          .map((document) => ({ ...document, data: picked(document.data, select) })),
      ),
    collections: (document) =>
      Promise.resolve([
        ...new Set(
          [...stored.keys()]
            .filter((path) => path.startsWith(`${document}/`))
            .map((path) => path.slice(document.length + 1).split('/')[0] ?? ''),
        ),
      ]),
    async *pages(collection, pageSize) {
      const all = inCollection(collection);
      for (let start = 0; start < all.length; start += pageSize)
        yield await Promise.resolve(all.slice(start, start + pageSize));
    },
    group: (collectionId, field, values, select) =>
      Promise.resolve(
        [...stored]
          .filter(
            ([path, data]) =>
              path.split('/').at(-2) === collectionId &&
              values.some((value) => value === fieldOf(data, field)),
          )
          .map(([path, data]) => ({
            id: idOf(path),
            path,
            data: select === undefined ? data : picked(data, select),
          })),
      ),
  };
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/**
 * The law of the log, for every test of the handlers (D352): lines are created; what is taken out of one leaves its seals,
 * and takes its salt along; a line goes with its organisation alone.
 */
function keepLog(stored: ReadonlyMap<string, DocumentData>, write: DocumentWrite): void {
  if (!/^organisations\/[^/]+\/(activity|activityDigests)\/[^/]+$/.test(write.path)) return;
  const organisation = write.path.split('/').slice(0, 2).join('/');
  const goes = stored.get(organisation)?.['pendingDeletion'] !== undefined;
  const isTakingOut =
    write.kind === 'merge' &&
    write.path.includes('/activity/') &&
    Object.keys(write.data).every((field) => TAKEN_OUT.includes(field));
  const isAllowed = write.kind === 'create' || isTakingOut || (write.kind === 'delete' && goes);
  if (!isAllowed) throw new Error(`The log is only added to: ${write.kind} of ${write.path}`);
}

const TAKEN_OUT: readonly string[] = ['by', 'uid', 'person', 'subject', 'supporter', 'salts'];

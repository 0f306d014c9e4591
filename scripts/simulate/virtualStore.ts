import { isWatched, type DocumentData, type StoredDocument } from 'functions/handlers';
import {
  appliedWrite,
  fieldOf,
  picked,
  requireDocumentPath,
  warmRate,
  type DocumentsByPath,
} from 'functions/testing';
import { compactDocuments } from './compactDocuments';
import {
  decoded,
  decodedDocument,
  encoded,
  type EncodedDocument,
  type EncodedWrite,
} from './encoded';
import { BULK_MS_A_WRITE, LATENCIES, LIMITS } from './limits';
import { storedBytes } from './storedBytes';
import {
  CONFLICT,
  type Answered,
  type Charged,
  type StoreAnswer,
  type StoreRequest,
} from './storeRequests';
import { virtualBucket } from './virtualBucket';

export interface Change {
  readonly path: string;
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  readonly atMs: number;
}

/** The writes to one collection in the window that is now. */
interface Traffic {
  /** Since when it has gone on without a pause. */
  beganMs: number;
  lastMs: number;
  windowMs: number;
  inWindow: number;
}

const WINDOW_MS = 10_000;
/** A collection without traffic for so long is taken for a cold one: a step of its warming, since nobody documents it. */
const PAUSE_MS = LIMITS.warmingMs;
/** A writer begins each second with all that it may write in it. */
const SLACK = 1.25;
const MINUTE_MS = 60_000;
/** Of a delete or of counts to add, in a commit. */
const BYTES_WITHOUT_DATA = 100;

/**
 * Firestore, and a bucket, as far as its documented limits and its bill go: documents in memory, each request charged and given a
 * duration; a limit that breaks is told once to `onBroken`.
 */
export function virtualStore(onBroken: (sentence: string) => void) {
  const stored = compactDocuments();
  const charged: Charged = { reads: 0, writes: 0, deletes: 0, fileReads: 0, fileWrites: 0 };
  const bucket = virtualBucket(charged);
  const traffic = new Map<string, Traffic>();
  const hot = new Map<string, { minute: number; writes: number }>();
  /** Commits until now, and the last of them that changed a document or a collection. */
  let state = 0;
  const changedAt = new Map<string, number>();
  let listener: (change: Change) => void = () => undefined;
  let isCharging = true;

  const read = (path: string): EncodedDocument | null => {
    const bytes = stored.get(path);
    return bytes === undefined ? null : { id: path.slice(path.lastIndexOf('/') + 1), path, bytes };
  };
  const readIn = (collection: string, ids: readonly string[]): readonly EncodedDocument[] =>
    ids.flatMap((id) => read(`${collection}/${id}`) ?? []);
  const allIn = (collection: string): readonly StoredDocument[] =>
    readIn(collection, stored.idsOf(collection)).map(decodedDocument);
  /** As the documents that are written to are looked at. */
  const open: DocumentsByPath = {
    get: (path) => {
      const bytes = stored.get(path);
      return bytes && decoded(bytes);
    },
    set: (path, data) => {
      stored.set(path, encoded(data));
    },
    delete: stored.delete,
  };
  const charge = (documents: number): void => {
    // A query that finds nothing is charged as one read.
    if (isCharging) charged.reads += Math.max(1, documents);
  };

  const noteTraffic = (writes: readonly EncodedWrite[], atMs: number): void => {
    if (!isCharging) return;
    const counts = new Map<string, number>();
    for (const { path } of writes)
      counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
    for (const [folder, count] of counts) noteTrafficTo(folder, count, atMs);
  };
  const noteTrafficTo = (folder: string, count: number, atMs: number): void => {
    const now = traffic.get(folder);
    if (now === undefined || atMs - now.lastMs > PAUSE_MS) {
      traffic.set(folder, { beganMs: atMs, lastMs: atMs, windowMs: atMs, inWindow: count });
      return;
    }
    now.lastMs = atMs;
    if (atMs - now.windowMs >= WINDOW_MS) {
      now.windowMs = atMs;
      now.inWindow = 0;
    }
    now.inWindow += count;
    const allowed = (allowedRate(now.beganMs, atMs) * WINDOW_MS * SLACK) / 1000;
    if (now.inWindow > allowed)
      onBroken(`${nameOf(folder)}: more writes in 10 s than 500/50/5 allows`);
  };
  const noteHot = (path: string, atMs: number): void => {
    const minute = Math.floor(atMs / MINUTE_MS);
    const now = hot.get(path);
    if (now?.minute !== minute) {
      hot.set(path, { minute, writes: 1 });
      return;
    }
    now.writes += 1;
    if (now.writes > LIMITS.writesPerMinuteOfADocument)
      onBroken(`${nameOf(path)}: more than a write a second for a minute`);
  };

  const apply = (writes: readonly EncodedWrite[], atMs: number): void => {
    for (const { kind, path } of writes)
      if (kind === 'create' && stored.has(path)) throw new Error(`There is a ${path} already`);
    for (const write of writes) {
      const { path } = write;
      requireDocumentPath(path);
      const before = isWatched(path) ? (open.get(path) ?? null) : null;
      const isThere = stored.has(path);
      if ('bytes' in write) stored.set(path, write.bytes);
      else appliedWrite(open, write);
      const bytes = stored.get(path);
      if (bytes !== undefined && isTooLargeDocument(path, bytes))
        onBroken(`${nameOf(path)}: a document of more than 1 MiB`);
      if (isCharging && (write.kind !== 'delete' || isThere))
        charged[write.kind === 'delete' ? 'deletes' : 'writes'] += 1;
      if (isWatched(path)) listener({ path, before, after: open.get(path) ?? null, atMs });
    }
  };

  /** When a bulk writer is through, who began at `sinceMs` and is never above its rate. */
  const bulkEnd = (count: number, sinceMs: number, atMs: number): number =>
    atMs +
    Math.max((count / warmRate(new Date(sinceMs), new Date(atMs))) * 1000, count * BULK_MS_A_WRITE);

  const query = (documents: readonly EncodedDocument[], atMs: number): Answered => {
    charge(documents.length);
    return {
      answer: { documents },
      endMs: atMs + LATENCIES.queryMs + documents.length * LATENCIES.documentMs,
    };
  };

  const answered = (request: StoreRequest, atMs: number): Answered => {
    switch (request.kind) {
      case 'getAll': {
        const { paths } = request;
        charge(paths.length);
        const endMs = atMs + LATENCIES.readMs + paths.length * LATENCIES.documentMs;
        return { answer: { documents: paths.map(read) }, endMs };
      }
      case 'list': {
        const [collection, select] = request.asked;
        const all = readIn(collection, stored.idsOf(collection));
        return query(
          select === undefined ? all : all.map((one) => selected(decodedDocument(one), select)),
          atMs,
        );
      }
      case 'commit': {
        const { writes } = request;
        if (isTooLargeCommit(writes)) onBroken('A commit of more than 10 MiB');
        if (request.read.some(([path, then]) => (changedAt.get(path) ?? 0) > then))
          throw new Error(CONFLICT);
        state += 1;
        noteTraffic(writes, atMs);
        for (const { path } of writes) {
          noteHot(path, atMs);
          changedAt.set(path, state);
          changedAt.set(folderOf(path), state);
        }
        apply(writes, atMs);
        const endMs = atMs + LATENCIES.commitMs + writes.length * LATENCIES.writtenMs;
        return { answer: {}, endMs };
      }
      case 'bulk': {
        const { writes, sinceMs } = request;
        noteTraffic(writes, atMs);
        apply(writes, atMs);
        return { answer: {}, endMs: bulkEnd(writes.length, sinceMs, atMs) };
      }
      case 'count': {
        const [collection, equal] = request.asked;
        const count =
          equal === undefined
            ? stored.count(collection)
            : allIn(collection).filter(({ data }) => data[equal.field] === equal.value).length;
        // An aggregation is charged a read for each thousand of its index entries.
        charge(Math.ceil(count / 1000));
        return { answer: { count }, endMs: atMs + LATENCIES.queryMs + count / 1000 };
      }
      case 'where': {
        const [collection, field, values] = request.asked;
        return query(holding(allIn(collection), field, values).map(encodedDocument), atMs);
      }
      case 'page': {
        const [collection, { size, after, until, holding: held = {}, select }] = request.asked;
        let found = idsAfter(collection, after).filter((id) => until === undefined || id <= until);
        if (Object.keys(held).length === 0) found = found.slice(0, size);
        let documents: readonly StoredDocument[] = readIn(collection, found).map(decodedDocument);
        for (const [field, values] of Object.entries(held))
          documents = holding(documents, field, values);
        return query(
          documents.slice(0, size).map((one) => selected(one, select)),
          atMs,
        );
      }
      case 'whole': {
        const { collection, size, after } = request;
        const ids = idsAfter(collection, after).slice(0, size);
        return query(readIn(collection, ids), atMs);
      }
      case 'collections': {
        const below = `${request.document}/`;
        const names = [...stored.collections()]
          .filter((collection) => collection.startsWith(below) && stored.count(collection) > 0)
          .map((collection) => collection.slice(below.length).split('/')[0] ?? '');
        charge(1);
        return { answer: { names: [...new Set(names)] }, endMs: atMs + LATENCIES.queryMs };
      }
      case 'group': {
        const [name, field, values, select] = request.asked;
        const found = [...stored.collections()]
          .filter((collection) => collection.slice(collection.lastIndexOf('/') + 1) === name)
          .flatMap((collection) => holding(allIn(collection), field, values));
        return query(
          found.map((one) => (select === undefined ? encodedDocument(one) : selected(one, select))),
          atMs,
        );
      }
      case 'readFile':
      case 'writeFile':
      case 'listFiles':
      case 'removeFile':
        return bucket.answered(request, atMs);
    }
  };
  /** Ids after one, by halving: the ids of a year are many. */
  const idsAfter = (collection: string, after: string | null): readonly string[] => {
    const ids = stored.idsOf(collection);
    if (after === null) return ids;
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ids[middle] ?? '') <= after) low = middle + 1;
      else high = middle;
    }
    return ids.slice(low);
  };

  return {
    charged,
    answered,
    state: () => state,
    /** Of documents that events are about. */
    onChange: (told: (change: Change) => void) => {
      listener = told;
    },
    /** For whoever looks at it from outside, which nobody is charged for. */
    unseen: (request: StoreRequest): StoreAnswer => {
      isCharging = false;
      try {
        return answered(request, 0).answer;
      } finally {
        isCharging = true;
      }
    },
  };
}

export type VirtualStore = ReturnType<typeof virtualStore>;

/** Writes a second that may come to a collection whose traffic began then. */
const allowedRate = (beganMs: number, atMs: number): number =>
  LIMITS.coldWritesPerSecond *
  LIMITS.warmingFactor ** Math.floor(Math.max(0, atMs - beganMs) / LIMITS.warmingMs);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const nameOf = (path: string): string => path.split('/').slice(4).join('/') || path;

const encodedDocument = ({ id, path, data }: StoredDocument): EncodedDocument => ({
  id,
  path,
  bytes: encoded(data),
});

const selected = (document: StoredDocument, select: readonly string[]): EncodedDocument =>
  encodedDocument({ ...document, data: picked(document.data, select) });

/** No value takes more than four times as many bytes in Firestore as it is encoded in: a small number, 2 for 8. */
const MOST_BYTES_OF_ONE = 4;

/** Only one that may be is looked at. */
const isTooLargeDocument = (path: string, bytes: Uint8Array): boolean =>
  bytes.byteLength * MOST_BYTES_OF_ONE > LIMITS.documentBytes &&
  storedBytes(path, decoded(bytes)) > LIMITS.documentBytes;

const isTooLargeCommit = (writes: readonly EncodedWrite[]): boolean =>
  sumOf(writes, mostBytesOf) > LIMITS.requestBytes && sumOf(writes, bytesOf) > LIMITS.requestBytes;

const sumOf = (writes: readonly EncodedWrite[], bytes: (write: EncodedWrite) => number): number =>
  writes.reduce((sum, write) => sum + bytes(write), 0);

const mostBytesOf = (write: EncodedWrite): number =>
  'bytes' in write
    ? storedBytes(write.path, {}) + write.bytes.byteLength * MOST_BYTES_OF_ONE
    : bytesOf(write);

function bytesOf(write: EncodedWrite): number {
  if ('bytes' in write) return storedBytes(write.path, decoded(write.bytes));
  return 'data' in write ? storedBytes(write.path, write.data) : BYTES_WITHOUT_DATA;
}

const holding = (
  documents: readonly StoredDocument[],
  field: string,
  values: readonly unknown[],
): readonly StoredDocument[] =>
  documents.filter(({ data }) => values.some((value) => value === fieldOf(data, field)));

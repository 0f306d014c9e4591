import type { ClassicLevel } from 'classic-level';
import {
  documentKey,
  endOfCollection,
  endOfPrefix,
  keyInCollection,
  keyPrefix,
  pathOfKey,
} from './paths/documentKey';
import type { NameRange } from './queries/nameRange';
import type { TextFilter } from './queries/textFilter';
import { decodeDocument, type StoredDocument } from './storedDocument';

export type Database = ClassicLevel<Buffer>;
export type Snapshot = ReturnType<Database['snapshot']>;

/** One project's documents at one moment (with a snapshot) or as they are at each call (without). */
export interface DocumentSource {
  readonly get: (path: string) => Promise<StoredDocument | null>;
  /** In the order of the paths given. */
  getMany(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
  /** The documents directly in a collection, by id; only those whose stored text passes the filter. */
  scan(
    collection: string,
    range: NameRange,
    reverse: boolean,
    filter?: TextFilter | null,
  ): AsyncIterable<StoredDocument>;
  /** How many documents are directly in a collection. */
  count(collection: string): Promise<number>;
  /** The collections, at any depth, that hold documents below a document (or the root: ''). */
  collectionsBelow(parent: string): AsyncIterable<string>;
  /** The ids under which something is nested below a path: collections of a document, documents of a collection. */
  idsBelow(path: string): Promise<readonly string[]>;
}

interface PageSize {
  readonly count: number;
  readonly highWaterMarkBytes: number;
}

const DOCUMENTS_AT_ONCE: PageSize = { count: 500, highWaterMarkBytes: 16 * 1024 };
/** Of texts, most are only looked at: in pages of 500 of at most 16 KiB, a million take twice as long. */
const TEXTS_AT_ONCE: PageSize = { count: 2_000, highWaterMarkBytes: 1024 * 1024 };
/** Keys are short, and asked for many at a time: in pages of 500 of at most 16 KiB, a million take twice as long. */
const KEYS_AT_ONCE: PageSize = { count: 10_000, highWaterMarkBytes: 1024 * 1024 };

/** Opens the documents of a project in the ordered store. */
export function documentSource(
  database: Database,
  projectId: string,
  snapshot?: Snapshot,
): DocumentSource {
  const at = snapshot === undefined ? {} : { snapshot };
  const keysOf = (collection: string, { from, to }: NameRange): { gte: Buffer; lt: Buffer } => ({
    gte: keyInCollection(projectId, collection, from ?? ''),
    lt:
      to === null
        ? endOfCollection(projectId, collection)
        : Buffer.concat([keyInCollection(projectId, collection, to), Buffer.from([0])]),
  });
  const below = (parent: string): { gte: Buffer; lt: Buffer } => ({
    gte: keyPrefix(projectId, parent),
    lt: endOfPrefix(projectId, parent),
  });

  return {
    async get(path) {
      const text = await database.get(documentKey(projectId, path), at);
      return text === undefined ? null : decodeDocument(path, text);
    },
    async getMany(paths) {
      const texts = await database.getMany(
        paths.map((path) => documentKey(projectId, path)),
        at,
      );
      return paths.map((path, index) => {
        const text = texts[index];
        return text === undefined ? null : decodeDocument(path, text);
      });
    },
    async *scan(collection, range, reverse, filter = null) {
      const { count, highWaterMarkBytes } = filter === null ? DOCUMENTS_AT_ONCE : TEXTS_AT_ONCE;
      const keys = keysOf(collection, range);
      const rows = database.iterator({ ...keys, ...at, reverse, highWaterMarkBytes });
      try {
        for (let page = await rows.nextv(count); page.length > 0; page = await rows.nextv(count))
          for (const [key, text] of page)
            if (filter === null || filter(text)) yield decodeDocument(pathOfKey(key), text);
      } finally {
        await rows.close();
      }
    },
    async count(collection) {
      const { count, highWaterMarkBytes } = KEYS_AT_ONCE;
      const range = keysOf(collection, { from: null, to: null });
      const keys = database.keys({ ...range, ...at, highWaterMarkBytes });
      try {
        let total = 0;
        for (let page = await keys.nextv(count); page.length > 0; page = await keys.nextv(count))
          total += page.length;
        return total;
      } finally {
        await keys.close();
      }
    },
    async *collectionsBelow(parent) {
      const keys = database.keys({ ...below(parent), ...at });
      try {
        for (let key = await keys.next(); key !== undefined; key = await keys.next()) {
          const path = pathOfKey(key);
          const collection = path.slice(0, path.lastIndexOf('/'));
          yield collection;
          keys.seek(endOfCollection(projectId, collection));
        }
      } finally {
        await keys.close();
      }
    },
    async idsBelow(path) {
      const ids: string[] = [];
      const depth = path === '' ? 0 : path.split('/').length;
      const range = { gte: endOfCollection(projectId, path), lt: endOfPrefix(projectId, path) };
      const keys = database.keys({ ...range, ...at });
      try {
        for (let key = await keys.next(); key !== undefined; key = await keys.next()) {
          const segments = pathOfKey(key)
            .split('/')
            .slice(0, depth + 1);
          ids.push(segments[depth] ?? '');
          keys.seek(endOfPrefix(projectId, segments.join('/')));
        }
      } finally {
        await keys.close();
      }
      return ids;
    },
  };
}

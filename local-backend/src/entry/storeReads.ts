import type { Documents } from 'functions/handlers';
import type { DocumentStore, StoredDocument } from '../documents';
import { ownDocument } from './ownDocument';
import { plainFields } from './plainFields';

type Reads = Pick<Documents, 'get' | 'getAll'>;
type Read = Awaited<ReturnType<Reads['get']>>;

/** Reads of single documents from a store in this process, without the wire. */
export const storeReads = (store: DocumentStore): Reads => ({
  get: async (path) => {
    requireDocument(store, path);
    return readOf(await store.get(path));
  },
  getAll: async (paths) => {
    for (const path of paths) requireDocument(store, path);
    return (await store.getMany(paths)).map(readOf);
  },
});

function requireDocument(store: DocumentStore, path: string): void {
  const own = ownDocument(store, path);
  if (!own.ok) throw new Error(own.error.message);
}

const readOf = (stored: StoredDocument | null): Read =>
  stored === null
    ? null
    : {
        id: stored.path.slice(stored.path.lastIndexOf('/') + 1),
        path: stored.path,
        data: plainFields(stored.fields),
      };

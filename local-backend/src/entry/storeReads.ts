import type { Documents } from 'functions/handlers';
import type { DocumentStore, StoredDocument } from '../documents';
import { ownDocument } from './ownDocument';
import { plainFields } from './plainFields';
import { valueOrThrow } from './valueOrThrow';

type Reads = Pick<Documents, 'get' | 'getAll'>;
type Read = Awaited<ReturnType<Reads['get']>>;

/** Reads of single documents from a store in this process, without the wire. */
export const storeReads = (store: DocumentStore): Reads => ({
  get: async (path) => {
    valueOrThrow(ownDocument(path));
    return readOf(await store.get(path));
  },
  getAll: async (paths) => {
    for (const path of paths) valueOrThrow(ownDocument(path));
    return (await store.getMany(paths)).map(readOf);
  },
});

const readOf = (stored: StoredDocument | null): Read =>
  stored === null
    ? null
    : {
        id: stored.path.slice(stored.path.lastIndexOf('/') + 1),
        path: stored.path,
        data: plainFields(stored.fields),
      };

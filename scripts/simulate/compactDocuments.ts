interface Collection {
  readonly documents: Map<string, Uint8Array>;
  /** Sorted; null where a document came or went since. */
  ids: string[] | null;
}

/** Documents by path, each as bytes outside of the heap, by collection. */
export interface CompactDocuments {
  readonly get: (path: string) => Uint8Array | undefined;
  readonly set: (path: string, bytes: Uint8Array) => void;
  readonly delete: (path: string) => boolean;
  readonly has: (path: string) => boolean;
  readonly idsOf: (collection: string) => readonly string[];
  readonly count: (collection: string) => number;
  readonly collections: () => Iterable<string>;
}

export function compactDocuments(): CompactDocuments {
  const all = new Map<string, Collection>();
  const open = (path: string): readonly [Collection | undefined, string] => {
    const at = path.lastIndexOf('/');
    return [all.get(path.slice(0, at)), path.slice(at + 1)];
  };
  return {
    get: (path) => {
      const [collection, id] = open(path);
      return collection?.documents.get(id);
    },
    has: (path) => {
      const [collection, id] = open(path);
      return collection?.documents.has(id) === true;
    },
    set: (path, bytes) => {
      const at = path.lastIndexOf('/');
      const [folder, id] = [path.slice(0, at), path.slice(at + 1)];
      let collection = all.get(folder);
      if (collection === undefined)
        all.set(folder, (collection = { documents: new Map(), ids: null }));
      if (!collection.documents.has(id)) collection.ids = null;
      collection.documents.set(id, bytes);
    },
    delete: (path) => {
      const [collection, id] = open(path);
      const isThere = collection?.documents.delete(id) === true;
      if (collection !== undefined && isThere) collection.ids = null;
      return isThere;
    },
    idsOf: (folder) => {
      const collection = all.get(folder);
      if (collection === undefined) return [];
      collection.ids ??= [...collection.documents.keys()].sort();
      return collection.ids;
    },
    count: (folder) => all.get(folder)?.documents.size ?? 0,
    collections: () => all.keys(),
  };
}

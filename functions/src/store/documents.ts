import type { Coming } from './inBatches';

/** Plain values: timestamps are `Date`, bytes `Uint8Array`. */
export type DocumentData = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  readonly id: string;
  readonly path: string;
  readonly data: DocumentData;
  /** When it was created, which no client can write; milliseconds since 1970. */
  readonly createdMs?: number;
}

/**
 * `create` makes a document that is not there, and fails where it is. `set` replaces one. `merge` replaces only the top-level fields that it names, takes away those in `without`,
 * and creates what is absent. `add` adds to numbers, which count from 0 where they are absent: `counts` holds numbers
 * or maps of them.
 */
export type DocumentWrite =
  | NewDocument
  | { readonly kind: 'set'; readonly path: string; readonly data: DocumentData }
  | {
      readonly kind: 'merge';
      readonly path: string;
      readonly data: DocumentData;
      readonly without?: readonly string[];
    }
  | {
      readonly kind: 'add';
      readonly path: string;
      readonly counts: CountsToAdd;
    }
  | { readonly kind: 'delete'; readonly path: string };

export interface NewDocument {
  readonly kind: 'create';
  readonly path: string;
  readonly data: DocumentData;
}

export type CountsToAdd = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

export interface PageOptions {
  readonly size: number;
  /** The id that the page follows; null for the first page. */
  readonly after: string | null;
  /** The id that it ends at, which need not be there. */
  readonly until?: string;
  /** Only those that hold one of these values in each of these fields. */
  readonly holding?: Readonly<Record<string, readonly string[]>>;
  /** Only these top-level fields. */
  readonly select: readonly [string, ...string[]];
}

export interface DocumentReads {
  get(path: string): Promise<StoredDocument | null>;
  /** Many documents at once, in the order of their paths. */
  getAll(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
  /** A whole small collection, ordered by id; `select` reads only these top-level fields. */
  list(
    collection: string,
    select?: readonly [string, ...string[]],
  ): Promise<readonly StoredDocument[]>;
}

/** Reads come before writes. The work may run again when another commit came between. */
export interface Transaction extends DocumentReads {
  write(write: DocumentWrite): void;
}

export interface BulkPace {
  /** Since when writes have followed each other without a pause: a store that warms up slowly goes on from there. */
  readonly since: Date;
}

/** The port to the document store: what the jobs need of it, and no more. */
export interface Documents extends DocumentReads {
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** All of these or none. */
  commit(writes: readonly DocumentWrite[]): Promise<void>;
  /**
   * Each of these on its own, as fast as the store takes them. `onWritten` is told how many are in so far, in their order;
   * further ones may have been taken from `writes` by then. When it ends, also by an error, none is on its way any more.
   */
  bulk(
    writes: Coming<DocumentWrite>,
    onWritten?: (written: number) => Promise<void>,
    pace?: BulkPace,
  ): Promise<void>;
  /** All documents of a collection, or those with this value in this field. */
  count(
    collection: string,
    equal?: { readonly field: string; readonly value: string | boolean },
  ): Promise<number>;
  /** Documents of one collection whose field holds one of these values. */
  where(
    collection: string,
    field: string,
    values: readonly (string | number | boolean)[],
  ): Promise<readonly StoredDocument[]>;
  /** One page of a large collection, ordered by id. */
  page(collection: string, options: PageOptions): Promise<readonly StoredDocument[]>;
  /** The ids of the collections right below a document, which need not be there itself. */
  collections(document: string): Promise<readonly string[]>;
  /** A whole large collection, ordered by id. */
  pages(collection: string, pageSize: number): AsyncIterable<readonly StoredDocument[]>;
  /** Documents of every collection of this name whose field holds one of these values; `select` reads only these fields. */
  group(
    collectionId: string,
    field: string,
    values: readonly (string | boolean)[],
    select?: readonly [string, ...string[]],
  ): Promise<readonly StoredDocument[]>;
}

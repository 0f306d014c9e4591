import type { Result } from 'shared-kernel/model';
import type { CommitReceipt } from './commits/commitQueue';
import type { CommitGuard, CommittedChange } from './commits/evaluateCommit';
import type { EncodedWrite, Write } from './commits/write';
import type { Fault } from './fault';
import type { AggregationQuery } from './queries/aggregation';
import type { FieldPath } from './paths/fieldPath';
import type { Query } from './queries/query';
import type { StoredDocument } from './storedDocument';
import type { Fields } from './values/value';

/** Reads of one project; paths are relative to the database's root, which is ''. */
export interface DocumentReader {
  get(path: string): Promise<StoredDocument | null>;
  getMany(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
  /** Streams the documents that answer a query on a parent document; it stops reading when you do. */
  query(parent: string, query: Query): AsyncIterable<StoredDocument>;
  /** Counts, sums and means by alias. */
  aggregate(parent: string, query: AggregationQuery): Promise<Fields>;
  /** The collections directly below a document (or the root: ''), in order. */
  listCollectionIds(parent: string): Promise<readonly string[]>;
  /** The ids of a collection below which documents are nested, whether they exist themselves or not. */
  listNestingIds(collection: string): Promise<readonly string[]>;
}

export interface CommitOptions {
  /** The id of a transaction whose reads must still hold; it ends with this commit. */
  readonly transaction?: string;
  readonly guard?: CommitGuard;
  /** The account that commits; absent where the server does so itself. */
  readonly author?: string;
}

/** The documents of one project. Reads outside of `view` and transactions see the newest state. */
export interface DocumentStore extends DocumentReader {
  readonly projectId: string;
  /** Why production has no index for a query and what it sums (B22); null = it is served. */
  missingIndex(query: Query, aggregated?: readonly FieldPath[]): Fault | null;
  /** RFC 3339; no commit that a read beginning now can see is later. */
  readTime(): string;
  /** Lends a reader that sees one moment, whatever is committed meanwhile. */
  view<T>(use: (reader: DocumentReader) => Promise<T>): Promise<T>;
  /** Atomic and durable before it is answered; commits happen one after another. */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<Result<CommitReceipt, Fault>>;
  /** Each write a commit of its own; answered with the faults of those that were refused, once the others are durable. */
  commitEach(writes: readonly (Write | EncodedWrite)[]): Promise<Result<readonly Fault[], Fault>>;
  /** The id of a new transaction, as base64. */
  beginTransaction(): string;
  /** The reader of an open transaction, or a fault that clients retry on. What it reads is checked at commit. */
  transactionReader(id: string): Result<DocumentReader, Fault>;
  rollback(id: string): Promise<void>;
  /**
   * Tells every change after it is durable, in the order of commits; returns the way to stop. A
   * listener must not throw: what it throws is only warned of.
   */
  onChange(listener: (change: CommittedChange) => void): () => void;
}

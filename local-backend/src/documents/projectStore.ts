import { failed, succeeded } from 'shared-kernel/model';
import type { CommitClock } from './commits/commitClock';
import type { commitQueue } from './commits/commitQueue';
import type { CommittedChange } from './commits/evaluateCommit';
import { documentSource, type Database, type DocumentSource } from './documentSource';
import type { DocumentReader, DocumentStore } from './documentStore';
import type { DeclaredIndexes } from './indexes/declaredIndexes';
import { missingIndex } from './indexes/missingIndex';
import { runAggregation } from './queries/runAggregation';
import { runQuery } from './queries/runQuery';
import type { ReadMoments } from './readMoments';
import {
  createTransactions,
  expiredTransaction,
  fingerprint,
  type Transaction,
} from './transactions';
import { formatInstant } from './values/instant';

export interface ProjectContext {
  readonly database: Database;
  readonly moments: ReadMoments;
  readonly clock: CommitClock;
  readonly queue: ReturnType<typeof commitQueue>;
  readonly projectId: string;
  readonly now: () => Date;
  readonly warn: (text: string) => void;
  /** null = every query is served. */
  readonly indexes: DeclaredIndexes | null;
}

/** One project's store beside the ends that only the database itself uses. */
export interface OpenProject {
  readonly store: DocumentStore;
  tell(change: CommittedChange): void;
  endTransactions(): Promise<void>;
}

export function projectStore({
  database,
  moments,
  clock,
  queue,
  projectId,
  now,
  warn,
  indexes,
}: ProjectContext): OpenProject {
  const live = documentSource(database, projectId);
  const transactions = createTransactions(database, projectId, now, moments);
  const readMany = (paths: readonly string[]) => live.getMany(paths);
  const listeners = new Set<(change: CommittedChange) => void>();

  const store: DocumentStore = {
    projectId,
    ...readerOf(live, projectId),
    query: (parent, query) => moments.through(runQuery(live, projectId, parent, query)),
    aggregate: (parent, query) =>
      moments.during(() => runAggregation(live, projectId, parent, query)),
    missingIndex: (query, aggregated = []) =>
      indexes === null ? null : missingIndex(query, aggregated, indexes),
    readTime: () => formatInstant(clock.present()),
    view: (use) =>
      moments.during(async () => {
        const snapshot = database.snapshot();
        try {
          return await use(readerOf(documentSource(database, projectId, snapshot), projectId));
        } finally {
          await snapshot.close();
        }
      }),
    async commit(writes, { transaction: id, guard, author } = {}) {
      const transaction = id === undefined ? null : transactions.find(id);
      if (id !== undefined && transaction === null) return failed(expiredTransaction);
      const receipt = await queue.submit({
        projectId,
        writes,
        guard: guard ?? null,
        author: author ?? null,
        checkReads: transaction?.checkReads ?? null,
        exclusive: transaction?.hasQueries() ?? false,
        readMany,
      });
      if (id !== undefined) await transactions.end(id);
      return receipt;
    },
    commitEach: (writes) => queue.submitEach({ projectId, writes, readMany }),
    beginTransaction: () => transactions.begin(),
    transactionReader(id) {
      const transaction = transactions.find(id);
      return transaction === null
        ? failed(expiredTransaction)
        : succeeded(notingReader(transaction, projectId));
    },
    rollback: (id) => transactions.end(id),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    store,
    tell(change) {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (cause) {
          const what = (cause instanceof Error ? cause.stack : undefined) ?? String(cause);
          warn(`A listener to changes failed: ${what}`);
        }
      }
    },
    endTransactions: () => transactions.endAll(),
  };
}

function readerOf(source: DocumentSource, projectId: string): DocumentReader {
  return {
    get: (path) => source.get(path),
    getMany: (paths) => source.getMany(paths),
    query: (parent, query) => runQuery(source, projectId, parent, query),
    aggregate: (parent, query) => runAggregation(source, projectId, parent, query),
    listCollectionIds: (parent) => source.idsBelow(parent),
    listNestingIds: (collection) => source.idsBelow(collection),
  };
}

/** Reads as of the transaction's beginning, and notes every read for the check at its commit. */
function notingReader(transaction: Transaction, projectId: string): DocumentReader {
  const { source, noteRead, noteQuery } = transaction;
  const reader = readerOf(source, projectId);
  return {
    ...reader,
    async get(path) {
      const document = await source.get(path);
      noteRead(path, document?.updateTime ?? null);
      return document;
    },
    async getMany(paths) {
      const documents = await source.getMany(paths);
      paths.forEach((path, index) => noteRead(path, documents[index]?.updateTime ?? null));
      return documents;
    },
    async *query(parent, query) {
      const answer: { path: string; updateTime: string }[] = [];
      for await (const document of reader.query(parent, query)) {
        answer.push({ path: document.path, updateTime: document.updateTime });
        yield document;
      }
      noteQuery(parent, query, fingerprint(answer));
    },
    async aggregate(parent, query) {
      const answer: { path: string; updateTime: string }[] = [];
      for await (const { path, updateTime } of reader.query(parent, query.query)) {
        answer.push({ path, updateTime });
      }
      noteQuery(parent, query.query, fingerprint(answer));
      return reader.aggregate(parent, query);
    },
  };
}

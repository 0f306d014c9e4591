import { randomBytes } from 'node:crypto';
import type { Fault } from './fault';
import {
  documentSource,
  type Database,
  type DocumentSource,
  type Snapshot,
} from './documentSource';
import type { ReadMoments } from './readMoments';
import type { ReadDocument } from './commits/evaluateCommit';
import { runQuery } from './queries/runQuery';
import type { Query } from './queries/query';

/** A transaction that is open: its reads see one moment, and are remembered for its commit. */
export interface Transaction {
  readonly source: DocumentSource;
  /** Notes that a document was read, at this version (null = missing). */
  readonly noteRead: (path: string, updateTime: string | null) => void;
  /** Notes that a query was answered with these documents (see `fingerprint`). */
  readonly noteQuery: (parent: string, query: Query, answer: string) => void;
  /** Whether `checkReads` runs queries on the store. */
  hasQueries(): boolean;
  /** ABORTED if anything that was read has changed since. */
  readonly checkReads: (read: ReadDocument) => Promise<Fault | null>;
}

export interface Transactions {
  /** The id of a new transaction, as base64. */
  begin(): string;
  find(id: string): Transaction | null;
  /** Ends a transaction; one that is unknown has ended already. */
  end(id: string): Promise<void>;
  endAll(): Promise<void>;
}

interface Open {
  readonly transaction: Transaction;
  readonly snapshot: Snapshot;
  readonly startedAtMs: number;
  readonly endMoment: () => void;
}

/** Firestore ends a transaction after 270 seconds. */
const lifetimeMs = 270_000;

/** What a client retries on; Firestore's words. */
export const expiredTransaction: Fault = {
  code: 'INVALID_ARGUMENT',
  message: 'The referenced transaction has expired or is no longer valid.',
};

const contention: Fault = {
  code: 'ABORTED',
  message: 'Too much contention on these documents. Please try again.',
};

/** Keeps the open transactions of one project. They lock nothing: a commit checks its reads instead. */
export function createTransactions(
  database: Database,
  projectId: string,
  now: () => Date,
  moments: ReadMoments,
): Transactions {
  const open = new Map<string, Open>();
  const end = async (id: string): Promise<void> => {
    const found = open.get(id);
    open.delete(id);
    await found?.snapshot.close();
    found?.endMoment();
  };
  const endExpired = (): void => {
    const oldestMs = now().getTime() - lifetimeMs;
    for (const [id, { startedAtMs }] of open) if (startedAtMs < oldestMs) void end(id);
  };
  return {
    begin() {
      endExpired();
      const id = randomBytes(16).toString('base64');
      const snapshot = database.snapshot();
      const transaction = openTransaction(database, projectId, snapshot);
      const startedAtMs = now().getTime();
      open.set(id, { transaction, snapshot, startedAtMs, endMoment: moments.begin() });
      return id;
    },
    find(id) {
      endExpired();
      return open.get(id)?.transaction ?? null;
    },
    end,
    async endAll() {
      await Promise.all([...open.keys()].map(end));
    },
  };
}

/** The names and versions of a query's answer, in its order, so that two answers can be compared. */
export const fingerprint = (answer: readonly { path: string; updateTime: string }[]): string =>
  JSON.stringify(answer.map(({ path, updateTime }) => [path, updateTime]));

function openTransaction(database: Database, projectId: string, snapshot: Snapshot): Transaction {
  const versions = new Map<string, string | null>();
  const queries: { parent: string; query: Query; answer: string }[] = [];
  return {
    source: documentSource(database, projectId, snapshot),
    noteRead: (path, updateTime) => void versions.set(path, updateTime),
    noteQuery: (parent, query, answer) => void queries.push({ parent, query, answer }),
    hasQueries: () => queries.length > 0,
    async checkReads(read) {
      for (const [path, version] of versions) {
        const present = await read(path);
        if ((present?.updateTime ?? null) !== version) return contention;
      }
      const live = documentSource(database, projectId);
      for (const { parent, query, answer } of queries) {
        const present = [];
        for await (const document of runQuery(live, projectId, parent, query))
          present.push(document);
        if (fingerprint(present) !== answer) return contention;
      }
      return null;
    },
  };
}

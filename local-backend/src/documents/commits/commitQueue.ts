import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Fault } from '../fault';
import { documentKey } from '../paths/documentKey';
import { encodeDocument, type StoredDocument } from '../storedDocument';
import type { Database } from '../documentSource';
import { formatInstant } from '../values/instant';
import type { CommitClock } from './commitClock';
import {
  evaluateCommit,
  type CommitGuard,
  type DocumentChange,
  type ReadDocument,
} from './evaluateCommit';
import type { Write, WriteResult } from './write';

export interface CommitRequest {
  readonly projectId: string;
  readonly writes: readonly Write[];
  readonly guard: CommitGuard | null;
  /** Asked before anything else: whether what a transaction has read is still so. */
  readonly checkReads: ((read: ReadDocument) => Promise<Fault | null>) | null;
  /** Decided only when everything before it is on disk, since its check runs queries on the store. */
  readonly exclusive: boolean;
  /** Reads a document of the project from the store, without the commits that are still on their way. */
  readonly read: ReadDocument;
}

export interface CommitReceipt {
  /** RFC 3339. */
  readonly commitTime: string;
  /** One a write, in their order. */
  readonly results: readonly WriteResult[];
}

export type ChangeListener = (projectId: string, change: DocumentChange) => void;

interface Waiting {
  readonly request: CommitRequest;
  readonly answer: (receipt: Result<CommitReceipt, Fault>) => void;
}

interface Decided {
  readonly waiting: Waiting;
  readonly receipt: CommitReceipt;
  readonly changes: readonly DocumentChange[];
}

export const lastCommitKey = Buffer.from('mlastCommit');

/**
 * Takes commits one after another. Those that arrive while the disk is busy are decided in order,
 * each seeing the ones before it, and go to disk as one synced batch; a commit is answered, and its
 * changes are told, only once it is durable.
 */
export function commitQueue(database: Database, clock: CommitClock, tell: ChangeListener) {
  const waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, groupSize(waiting));
      await commitGroup(group);
    }
    running = null;
  }

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const pending = new Map<string, StoredDocument | null>();
    const decided: Decided[] = [];
    for (const member of group) {
      const decision = await decide(member, pending);
      if (decision !== null) decided.push(decision);
    }
    try {
      await write(pending);
    } catch (cause) {
      const message = `The store could not be written: ${describe(cause)}`;
      for (const { waiting: member } of decided) {
        member.answer(failed({ code: 'UNAVAILABLE', message }));
      }
      return;
    }
    for (const { waiting: member, receipt, changes } of decided) {
      member.answer(succeeded(receipt));
      for (const change of changes) tell(member.request.projectId, change);
    }
  }

  async function decide(
    member: Waiting,
    pending: Map<string, StoredDocument | null>,
  ): Promise<Decided | null> {
    const { projectId, writes, guard, checkReads, read } = member.request;
    const keyOf = (path: string): string => `${projectId}/${path}`;
    const before: ReadDocument = (path) =>
      pending.has(keyOf(path)) ? Promise.resolve(pending.get(keyOf(path)) ?? null) : read(path);
    const commitTime = formatInstant(clock.next());
    try {
      const conflict = checkReads === null ? null : await checkReads(before);
      const outcome =
        conflict === null
          ? await evaluateCommit(writes, commitTime, before, guard)
          : failed(conflict);
      if (!outcome.ok) {
        member.answer(outcome);
        return null;
      }
      const { changes, results } = outcome.value;
      for (const { path, after } of changes) pending.set(keyOf(path), after);
      return { waiting: member, receipt: { commitTime, results }, changes };
    } catch (cause) {
      member.answer(failed({ code: 'INTERNAL', message: describe(cause) }));
      return null;
    }
  }

  async function write(pending: ReadonlyMap<string, StoredDocument | null>): Promise<void> {
    if (pending.size === 0) return;
    const batch = database.batch();
    for (const [key, document] of pending) {
      const slash = key.indexOf('/');
      const storeKey = documentKey(key.slice(0, slash), key.slice(slash + 1));
      if (document === null) batch.del(storeKey);
      else batch.put(storeKey, encodeDocument(document));
    }
    batch.put(lastCommitKey, String(clock.last()));
    await batch.write({ sync: true });
  }

  return {
    /** Answers when the commit is durable, or refused. */
    submit(request: CommitRequest): Promise<Result<CommitReceipt, Fault>> {
      return new Promise((answer) => {
        waiting.push({ request, answer });
        running ??= Promise.resolve().then(run);
      });
    },
    /** Resolves when everything submitted so far has been answered. */
    async drained(): Promise<void> {
      await running;
    },
  };
}

/** How many of those waiting may be decided together. */
function groupSize(waiting: readonly Waiting[]): number {
  const exclusive = waiting.findIndex(({ request }) => request.exclusive);
  return exclusive < 0 ? waiting.length : Math.max(exclusive, 1);
}

const describe = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

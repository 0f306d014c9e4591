import { failed, succeeded, type Result } from 'shared-kernel/model';
import { storeFailed, type Fault } from '../fault';
import { documentKey } from '../paths/documentKey';
import { encodeDocument, type StoredDocument } from '../storedDocument';
import type { DiskWriter } from '../diskWriter';
import { formatInstant } from '../values/instant';
import type { CommitClock } from './commitClock';
import {
  evaluateCommit,
  type CommitGuard,
  type CommittedChange,
  type DocumentChange,
  type ReadDocument,
} from './evaluateCommit';
import { groupState, type GroupReads, type GroupState, type PendingDocument } from './groupState';
import type { Write, WriteResult } from './write';

export interface CommitRequest {
  readonly projectId: string;
  readonly writes: readonly Write[];
  readonly guard: CommitGuard | null;
  /** The account that commits; null for the server's own work. */
  readonly author: string | null;
  /** Asked before anything else: whether what a transaction has read is still so. */
  readonly checkReads: ((read: ReadDocument) => Promise<Fault | null>) | null;
  /** Decided only when everything before it is on disk, since its check runs queries on the store. */
  readonly exclusive: boolean;
  /** Reads documents of the project from the store, without the commits that are still on their way. */
  readonly readMany: (paths: readonly string[]) => Promise<readonly (StoredDocument | null)[]>;
}

export interface CommitReceipt {
  /** RFC 3339. */
  readonly commitTime: string;
  /** One a write, in their order. */
  readonly results: readonly WriteResult[];
}

export type ChangeListener = (projectId: string, change: CommittedChange) => void;

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
export function commitQueue(writer: DiskWriter, clock: CommitClock, tell: ChangeListener) {
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
    const decided: Decided[] = [];
    const written = await decideAndWrite(group, decided);
    if (!written.ok) {
      // Whoever has been answered with a fault already does not hear this one.
      for (const { answer } of group) answer(written);
      return;
    }
    for (const { waiting: member, receipt, changes } of decided) {
      member.answer(succeeded(receipt));
      const { projectId, author } = member.request;
      const { commitTime } = receipt;
      for (const change of changes) tell(projectId, { ...change, commitTime, author });
    }
  }

  async function decideAndWrite(
    group: readonly Waiting[],
    decided: Decided[],
  ): Promise<Result<void, Fault>> {
    try {
      const state = await groupState(group.map(({ request }) => readsOf(request)));
      for (const member of group) {
        const decision = await decide(member, state);
        if (decision !== null) decided.push(decision);
      }
      return await write(state.pending());
    } catch (cause) {
      return failed(storeFailed(cause));
    }
  }

  async function decide(member: Waiting, state: GroupState): Promise<Decided | null> {
    const { projectId, writes, guard, checkReads } = member.request;
    const before = state.readerOf(projectId);
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
      state.apply(projectId, changes);
      return { waiting: member, receipt: { commitTime, results }, changes };
    } catch (cause) {
      member.answer(failed({ code: 'INTERNAL', message: describe(cause) }));
      return null;
    }
  }

  async function write(pending: readonly PendingDocument[]): Promise<Result<void, Fault>> {
    if (pending.length === 0) return succeeded(undefined);
    return writer.write((batch) => {
      for (const { projectId, path, document } of pending) {
        const key = documentKey(projectId, path);
        if (document === null) batch.del(key);
        else batch.put(key, encodeDocument(document));
      }
      batch.put(lastCommitKey, String(clock.last()));
    });
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

const readsOf = ({ projectId, writes, readMany }: CommitRequest): GroupReads => ({
  projectId,
  paths: writes.map(({ path }) => path),
  readMany,
});

/** How many of those waiting may be decided together. */
function groupSize(waiting: readonly Waiting[]): number {
  const exclusive = waiting.findIndex(({ request }) => request.exclusive);
  return exclusive < 0 ? waiting.length : Math.max(exclusive, 1);
}

const describe = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

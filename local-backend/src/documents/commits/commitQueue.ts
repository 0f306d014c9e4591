import { failed, succeeded, type Result } from 'shared-kernel/model';
import { storeFailed, type Fault } from '../fault';
import { documentKey } from '../paths/documentKey';
import { encodeDocument, type StoredDocument } from '../storedDocument';
import type { DiskWriter } from '../diskWriter';
import { formatInstant } from '../values/instant';
import type { CommitClock } from './commitClock';
import { evaluateAlone } from './evaluateAlone';
import {
  evaluateCommit,
  type CommitGuard,
  type CommittedChange,
  type ReadDocument,
} from './evaluateCommit';
import { groupState, type GroupReads, type PendingDocument, type ProjectState } from './groupState';
import type { EncodedWrite, Write, WriteResult } from './write';

/** What both kinds of requests say. */
interface Asked<One> {
  readonly projectId: string;
  readonly writes: readonly One[];
  /** Reads documents of the project from the store, without the commits that are still on their way. */
  readonly readMany: (paths: readonly string[]) => Promise<readonly (StoredDocument | null)[]>;
}

export interface CommitRequest extends Asked<Write> {
  readonly guard: CommitGuard | null;
  /** The account that commits; null for the server's own work. */
  readonly author: string | null;
  /** Asked before anything else: whether what a transaction has read is still so. */
  readonly checkReads: ((read: ReadDocument) => Promise<Fault | null>) | null;
  /** Decided only when everything before it is on disk, since its check runs queries on the store. */
  readonly exclusive: boolean;
}

export interface CommitReceipt {
  /** RFC 3339. */
  readonly commitTime: string;
  /** One a write, in their order. */
  readonly results: readonly WriteResult[];
}

export type ChangeListener = (projectId: string, change: CommittedChange) => void;

/** One that waits: a commit, or many that were handed over together. */
interface Waiting {
  readonly asked: Asked<{ readonly path: string }>;
  readonly exclusive: boolean;
  /** Null where it has been answered, since it changes nothing. */
  readonly decide: (state: ProjectState) => Promise<Decided | null>;
  readonly refuse: (fault: Fault) => void;
}

/** What was decided of one that waits, and how it is answered once that is durable. */
interface Decided {
  readonly projectId: string;
  readonly changes: readonly CommittedChange[];
  readonly answer: () => void;
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
      for (const { refuse } of group) refuse(written.error);
      return;
    }
    for (const { answer, projectId, changes } of decided) {
      answer();
      for (const change of changes) tell(projectId, change);
    }
  }

  async function decideAndWrite(
    group: readonly Waiting[],
    decided: Decided[],
  ): Promise<Result<void, Fault>> {
    try {
      const state = await groupState(group.map(({ asked }) => readsOf(asked)));
      for (const { asked, decide, refuse } of group) {
        try {
          const decision = await decide(state.of(asked.projectId));
          if (decision !== null) decided.push(decision);
        } catch (cause) {
          refuse(internal(cause));
        }
      }
      return await write(state.pending());
    } catch (cause) {
      return failed(storeFailed(cause));
    }
  }

  const one = (
    request: CommitRequest,
    answer: (receipt: Result<CommitReceipt, Fault>) => void,
  ): Waiting => ({
    asked: request,
    exclusive: request.exclusive,
    refuse: (fault) => {
      answer(failed(fault));
    },
    decide: async (state) => {
      const { projectId, writes, guard, author, checkReads } = request;
      const commitTime = formatInstant(clock.next());
      const conflict = checkReads === null ? null : await checkReads(state.read);
      const outcome =
        conflict === null
          ? await evaluateCommit(writes, commitTime, state.read, guard)
          : failed(conflict);
      if (!outcome.ok) {
        answer(outcome);
        return null;
      }
      const { changes, results } = outcome.value;
      for (const change of changes) state.apply(change);
      return {
        projectId,
        changes: changes.map((change) => ({ ...change, commitTime, author })),
        answer: () => {
          answer(succeeded({ commitTime, results }));
        },
      };
    },
  });

  /** Many commits of one write each: a fault refuses its own alone. */
  const many = (
    request: Asked<Write | EncodedWrite>,
    answer: (faults: Result<readonly Fault[], Fault>) => void,
  ): Waiting => ({
    asked: request,
    exclusive: false,
    refuse: (fault) => {
      answer(failed(fault));
    },
    decide: (state) => {
      const { projectId, writes } = request;
      const faults: Fault[] = [];
      const changes: CommittedChange[] = [];
      for (const write of writes) {
        const commitTime = formatInstant(clock.next());
        const change = alone(write, commitTime, state.present(write.path));
        if (!change.ok) faults.push(change.error);
        else if (change.value !== null) {
          state.apply(change.value);
          const { path, before, after } = change.value;
          changes.push({ path, before, after, commitTime, author: null });
        }
      }
      return Promise.resolve({
        projectId,
        changes,
        answer: () => {
          answer(succeeded(faults));
        },
      });
    },
  });

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

  const submit = (member: Waiting): void => {
    waiting.push(member);
    running ??= Promise.resolve().then(run);
  };

  return {
    /** Answers when the commit is durable, or refused. */
    submit: (request: CommitRequest): Promise<Result<CommitReceipt, Fault>> =>
      new Promise((answer) => {
        submit(one(request, answer));
      }),
    /** Each write a commit of its own, which nobody's rules decide on; answers when all are durable, with the faults of the others. */
    submitEach: (request: Asked<Write | EncodedWrite>): Promise<Result<readonly Fault[], Fault>> =>
      new Promise((answer) => {
        submit(many(request, answer));
      }),
    /** Resolves when everything submitted so far has been answered. */
    async drained(): Promise<void> {
      await running;
    },
  };
}

function alone(...asked: Parameters<typeof evaluateAlone>): ReturnType<typeof evaluateAlone> {
  try {
    return evaluateAlone(...asked);
  } catch (cause) {
    return failed(internal(cause));
  }
}

const internal = (cause: unknown): Fault => ({ code: 'INTERNAL', message: describe(cause) });

const readsOf = ({ projectId, writes, readMany }: Waiting['asked']): GroupReads => ({
  projectId,
  paths: writes.map(({ path }) => path),
  readMany,
});

/** How many of those waiting may be decided together. */
function groupSize(waiting: readonly Waiting[]): number {
  const exclusive = waiting.findIndex((member) => member.exclusive);
  return exclusive < 0 ? waiting.length : Math.max(exclusive, 1);
}

const describe = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

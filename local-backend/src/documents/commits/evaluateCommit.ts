import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Fault } from '../fault';
import type { StoredDocument } from '../storedDocument';
import { applyWrite } from './applyWrite';
import { existenceFault, staleFault } from './precondition';
import { sequenceFault } from './sequenceFault';
import type { Write, WriteResult } from './write';

/** Reads a document as it is before this commit. */
export type ReadDocument = (path: string) => Promise<StoredDocument | null>;

/** What one write does, as the access rules see it. */
export interface WriteAccess {
  readonly method: 'get' | 'create' | 'update' | 'delete';
  readonly path: string;
  readonly resource: StoredDocument | null;
  readonly newResource: StoredDocument | null;
}

/** The two states that the access rules may read: before the commit, and after the whole of it. */
export interface CommitStates {
  /** RFC 3339: the instant that this commit's server timestamps get. */
  readonly time: string;
  readonly before: ReadDocument;
  readonly after: ReadDocument;
}

/** Decides whether a commit may go through; a fault refuses all of it. */
export type CommitGuard = (
  accesses: readonly WriteAccess[],
  states: CommitStates,
) => Promise<Fault | null>;

export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** A change that is durable, as those who watch are told of it. */
export interface CommittedChange extends DocumentChange {
  /** RFC 3339. */
  readonly commitTime: string;
  /** The account that committed it; null for the server's own work. */
  readonly author: string | null;
}

export interface Evaluated {
  readonly changes: readonly DocumentChange[];
  readonly results: readonly WriteResult[];
}

/** A precondition or a size that does not hold, of a document that is stored like this. */
interface Unmet {
  readonly path: string;
  readonly stored: StoredDocument | null;
  readonly fault: Fault;
}

/**
 * Works out what a commit would do, in the order of its writes, without doing it. Why a precondition
 * fails, or that a document grows too large, is told only to those who may get the document. A stale
 * version is told to them before the writes are decided (so that a client retries its transaction
 * rather than being refused for what it could not know), a wrong existence only where the writes
 * would be let in.
 */
export async function evaluateCommit(
  writes: readonly Write[],
  commitTime: string,
  before: ReadDocument,
  guard: CommitGuard | null,
): Promise<Result<Evaluated, Fault>> {
  const contradiction = sequenceFault(writes);
  if (contradiction !== null) return failed(contradiction);
  const initial = new Map<string, StoredDocument | null>();
  const changed = new Map<string, StoredDocument | null>();
  const accesses: WriteAccess[] = [];
  const results: WriteResult[] = [];
  let existence: Unmet | null = null;
  const told = async ({ path, stored, fault }: Unmet): Promise<Fault> => {
    const access = { method: 'get', path, resource: stored, newResource: null } as const;
    const refusal = await guard?.([access], { time: commitTime, before, after: before });
    return refusal ?? fault;
  };
  for (const write of writes) {
    const { path, precondition } = write;
    const stored = initial.has(path) ? (initial.get(path) ?? null) : await before(path);
    initial.set(path, stored);
    const current = changed.has(path) ? (changed.get(path) ?? null) : stored;
    const stale = staleFault(precondition, path, stored);
    // The first write that cannot go through says why.
    if (stale !== null && existence === null)
      return failed(await told({ path, stored, fault: stale }));
    const wrong = existenceFault(precondition, path, current);
    if (wrong !== null) existence ??= { path, stored, fault: wrong };
    const applied = applyWrite(write, current, commitTime);
    if (!applied.ok) return failed(await told({ path, stored, fault: applied.error }));
    accesses.push(accessOf(write, current, applied.value.after));
    results.push(applied.value.result);
    if (write.kind !== 'verify') changed.set(path, applied.value.after);
  }
  const after: ReadDocument = (path) =>
    changed.has(path) ? Promise.resolve(changed.get(path) ?? null) : before(path);
  const refusal =
    guard === null ? null : await guard(accesses, { time: commitTime, before, after });
  if (refusal !== null) return failed(refusal);
  if (existence !== null) return failed(await told(existence));
  const changes = [...changed].map(([path, document]) => ({
    path,
    before: initial.get(path) ?? null,
    after: document,
  }));
  return succeeded({ changes: changes.filter(isChange), results });
}

const isChange = ({ before, after }: DocumentChange): boolean => before !== after;

/** What a precondition says about existence decides between create and update, else what is stored. */
function accessOf(
  write: Write,
  current: StoredDocument | null,
  after: StoredDocument | null,
): WriteAccess {
  const { path, precondition } = write;
  if (write.kind === 'verify') return { method: 'get', path, resource: current, newResource: null };
  if (write.kind === 'delete') {
    return { method: 'delete', path, resource: current, newResource: null };
  }
  const exists =
    precondition !== null && 'exists' in precondition ? precondition.exists : current !== null;
  return exists
    ? { method: 'update', path, resource: current, newResource: after }
    : { method: 'create', path, resource: null, newResource: after };
}

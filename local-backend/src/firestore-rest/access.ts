import type {
  CommitGuard,
  CommitStates,
  DocumentReader,
  Fault,
  Fields,
  StoredDocument,
} from '../documents';

/** The documents that a decision may read: before the request, and after the whole of it. */
export interface AccessReader {
  before(path: string): Promise<Fields | null>;
  after(path: string): Promise<Fields | null>;
  /** What the decisions on one request have read so far: production lets all of them read so much. */
  readonly looked: Set<string>;
}

/** One thing that a client asks to do. */
export interface Access {
  readonly projectId: string;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The document; for `list` the collection (`organisations/a/years/b/searches`). */
  readonly path: string;
  /** The fields that are there now; null = no such document (or a `list`). */
  readonly resource: Fields | null;
  /** The fields that the document would have; null for reads and deletes. */
  readonly newResource: Fields | null;
  /** The structured query of a `list`, as it came. */
  readonly query?: unknown;
  /** RFC 3339: the instant that the server timestamps of a write get. */
  readonly time?: string;
  readonly read: AccessReader;
}

export type AccessDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** PERMISSION_DENIED unless said otherwise; UNAUTHENTICATED = the token itself is no good. */
      readonly code?: 'PERMISSION_DENIED' | 'UNAUTHENTICATED';
    };

/** Decides on an access by the raw Authorization header (null = none). */
export type Authorize = (access: Access, identity: string | null) => Promise<AccessDecision>;

/** Asks about reads in turn; null = all are allowed. */
export type ReadGuard = (accesses: readonly ReadAccess[]) => Promise<Fault | null>;

export type ReadAccess =
  | { readonly method: 'get'; readonly path: string; readonly document: StoredDocument | null }
  | { readonly method: 'list'; readonly path: string; readonly query: unknown };

/** Guards the reads of one request with the decisions of `authorize`. */
export function readGuard(
  authorize: Authorize,
  identity: string | null,
  projectId: string,
  reader: DocumentReader,
): ReadGuard {
  const fieldsAt = async (path: string): Promise<Fields | null> =>
    (await reader.get(path))?.fields ?? null;
  const read: AccessReader = { before: fieldsAt, after: fieldsAt, looked: new Set() };
  return async (accesses) => {
    for (const { path, ...asked } of accesses) {
      const base = { projectId, path, newResource: null, read };
      const access: Access =
        asked.method === 'get'
          ? { ...base, method: 'get', resource: asked.document?.fields ?? null }
          : { ...base, method: 'list', resource: null, query: asked.query };
      const fault = faultOf(await authorize(access, identity));
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** Guards the writes of one commit with the decisions of `authorize`. */
export function commitGuard(
  authorize: Authorize,
  identity: string | null,
  projectId: string,
): CommitGuard {
  return async (accesses, states) => {
    const read = fieldsOf(states);
    for (const { method, path, resource, newResource } of accesses) {
      const decision = await authorize(
        {
          projectId,
          method,
          path,
          resource: resource?.fields ?? null,
          newResource: newResource?.fields ?? null,
          time: states.time,
          read,
        },
        identity,
      );
      const fault = faultOf(decision);
      if (fault !== null) return fault;
    }
    return null;
  };
}

const fieldsOf = ({ before, after }: CommitStates): AccessReader => ({
  before: async (path) => (await before(path))?.fields ?? null,
  after: async (path) => (await after(path))?.fields ?? null,
  looked: new Set(),
});

const faultOf = (decision: AccessDecision): Fault | null =>
  decision.allowed
    ? null
    : { code: decision.code ?? 'PERMISSION_DENIED', message: decision.reason };

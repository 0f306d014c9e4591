import type { StoredDocument } from '../storedDocument';
import type { DocumentChange, ReadDocument } from './evaluateCommit';

/** A document's project and path, and what it becomes (null = deleted). */
export interface PendingDocument {
  readonly projectId: string;
  readonly path: string;
  readonly document: StoredDocument | null;
}

/** The documents as they are once the commits decided so far in a group are through. */
export interface GroupState {
  readerOf(projectId: string): ReadDocument;
  /** Takes in what a commit has decided. */
  apply(projectId: string, changes: readonly DocumentChange[]): void;
  /** What has to be written, once a document. */
  pending(): readonly PendingDocument[];
}

export interface GroupReads {
  readonly projectId: string;
  /** The paths that will surely be read. */
  readonly paths: readonly string[];
  readonly readMany: (paths: readonly string[]) => Promise<readonly (StoredDocument | null)[]>;
}

/** Reads at once what a group of commits is going to need; nothing else may write meanwhile. */
export async function groupState(reads: readonly GroupReads[]): Promise<GroupState> {
  const keyOf = (projectId: string, path: string): string => `${projectId}/${path}`;
  const known = new Map<string, StoredDocument | null>();
  const changed = new Map<string, PendingDocument>();
  const readManyOf = new Map(reads.map(({ projectId, readMany }) => [projectId, readMany]));
  for (const [projectId, readMany] of readManyOf) {
    const own = reads.filter((read) => read.projectId === projectId);
    const paths = [...new Set(own.flatMap((read) => read.paths))];
    const documents = await readMany(paths);
    paths.forEach((path, index) => known.set(keyOf(projectId, path), documents[index] ?? null));
  }
  return {
    readerOf: (projectId) => async (path) => {
      const key = keyOf(projectId, path);
      const found = known.get(key);
      if (found !== undefined) return found;
      const [document = null] = (await readManyOf.get(projectId)?.([path])) ?? [];
      known.set(key, document);
      return document;
    },
    apply(projectId, changes) {
      for (const { path, after } of changes) {
        known.set(keyOf(projectId, path), after);
        changed.set(keyOf(projectId, path), { projectId, path, document: after });
      }
    },
    pending: () => [...changed.values()],
  };
}

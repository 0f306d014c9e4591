import type { StoredDocument } from '../storedDocument';
import type { DocumentChange, ReadDocument } from './evaluateCommit';

/** A document's project and path, and what it becomes (null = deleted). */
export interface PendingDocument {
  readonly projectId: string;
  readonly path: string;
  readonly document: StoredDocument | null;
}

/** The documents of one project as they are once the commits decided so far in a group are through. */
export interface ProjectState {
  readonly read: ReadDocument;
  /** At a path that was read beforehand. */
  readonly present: (path: string) => StoredDocument | null;
  /** Takes in what a commit has decided. */
  apply(change: DocumentChange): void;
}

export interface GroupState {
  of(projectId: string): ProjectState;
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
  const projects = new Map<string, ProjectState & { readonly changed: Changed }>();
  for (const { projectId, readMany } of reads) {
    if (projects.has(projectId)) continue;
    const own = reads.filter((read) => read.projectId === projectId);
    const paths = [...new Set(own.flatMap((read) => read.paths))];
    projects.set(projectId, projectState(paths, await readMany(paths), readMany));
  }
  return {
    of(projectId) {
      const project = projects.get(projectId);
      if (project === undefined) throw new Error(`Nothing was read of ${projectId}`);
      return project;
    },
    pending: () =>
      [...projects].flatMap(([projectId, { changed }]) =>
        Array.from(changed, ([path, document]) => ({ projectId, path, document })),
      ),
  };
}

type Changed = ReadonlyMap<string, StoredDocument | null>;

function projectState(
  paths: readonly string[],
  documents: readonly (StoredDocument | null)[],
  readMany: GroupReads['readMany'],
): ProjectState & { readonly changed: Changed } {
  const known = new Map<string, StoredDocument | null>();
  const changed = new Map<string, StoredDocument | null>();
  paths.forEach((path, index) => known.set(path, documents[index] ?? null));
  return {
    changed,
    present: (path) => known.get(path) ?? null,
    async read(path) {
      const found = known.get(path);
      if (found !== undefined) return found;
      const [document = null] = await readMany([path]);
      known.set(path, document);
      return document;
    },
    apply({ path, after }) {
      known.set(path, after);
      changed.set(path, after);
    },
  };
}

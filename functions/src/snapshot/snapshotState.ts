import type { YearScope } from 'shared-kernel/model';
import { supportersRevision } from './supportersRevision';
import type { DocumentReads } from '../store/documents';
import { manifestOf, manifestPath, type SnapshotManifest } from './manifest';

/** What is stored of a year's snapshot, and the state of the supporters that it should hold. */
export interface SnapshotState {
  /** Null where there is none, or one of other supporters than there are now. */
  readonly fitting: SnapshotManifest | null;
  /** Of whatever is stored, fitting or not; '' for nothing. */
  readonly storedId: string;
  /** '' where the year does not say: then any snapshot fits. */
  readonly revision: string;
}

export async function snapshotState(
  documents: DocumentReads,
  scope: YearScope,
): Promise<SnapshotState> {
  const [stored, revision] = await Promise.all([
    documents.get(manifestPath(scope)),
    supportersRevision(documents, scope),
  ]);
  const manifest = manifestOf(stored);
  const fits = manifest !== null && (revision === '' || manifest.revision === revision);
  return { fitting: fits ? manifest : null, storedId: manifest?.id ?? '', revision };
}

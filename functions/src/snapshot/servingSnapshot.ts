import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { supportersPath } from '../store/paths';
import type { SnapshotManifest } from './manifest';
import { snapshotState } from './snapshotState';

/**
 * The snapshot that a question may be answered from; null where one has to be made. Of a year whose supporters another
 * sync writes nobody says when they changed (`supportersData.revision`): its snapshot serves while there are as many
 * supporters as it was made of, and no longer than `maxAgeMs`.
 */
export async function servingSnapshot(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  maxAgeMs: number,
): Promise<SnapshotManifest | null> {
  const { fitting, revision } = await snapshotState(documents, scope);
  if (fitting === null || revision !== '') return fitting;
  const ageMs = now().getTime() - (fitting.madeAt?.getTime() ?? 0);
  if (ageMs > maxAgeMs) return null;
  const supporters = await documents.count(supportersPath(scope));
  return supporters === fitting.documentCount ? fitting : null;
}

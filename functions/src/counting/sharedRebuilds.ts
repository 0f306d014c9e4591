import type { FieldDefinition } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { SnapshotManifest } from '../snapshot/manifest';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import { yearPath } from '../store/paths';

/** Makes a year's missing snapshot once, however many questions wait for it. */
export function sharedRebuilds(
  services: Pick<Services, 'documents' | 'newId' | 'now'>,
): (scope: YearScope, fields: readonly FieldDefinition[]) => Promise<SnapshotManifest | null> {
  const running = new Map<string, Promise<SnapshotManifest | null>>();
  return (scope, fields) => {
    const year = yearPath(scope);
    const rebuild =
      running.get(year) ??
      rebuildSnapshot(services, scope, fields).finally(() => running.delete(year));
    running.set(year, rebuild);
    return rebuild;
  };
}

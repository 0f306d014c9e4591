import type { Snapshot } from 'evaluation';
import { snapshotInPieces } from 'supporter-data';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import type { SnapshotManifest } from './manifest';
import { storeSnapshot } from './storeSnapshot';

/**
 * Makes this the year's snapshot (D16). `revision` names the state of the supporters that it holds. Whoever changes
 * supporters and keeps `supportersData.revision` on the year makes a snapshot of another revision useless; without that
 * field the snapshot serves for a while only (`servingSnapshot`).
 */
export const writeSnapshot = (
  services: Pick<Services, 'documents' | 'newId' | 'now'>,
  scope: YearScope,
  snapshot: Snapshot,
  revision: string,
  isWanted?: (transaction: Transaction) => Promise<boolean>,
  documentCount: number = snapshot.rowCount,
): Promise<SnapshotManifest | null> =>
  storeSnapshot(
    services,
    scope,
    { bytes: snapshotInPieces(snapshot), rowCount: snapshot.rowCount, documentCount, revision },
    isWanted,
  );

import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import type { SnapshotManifest } from './manifest';
import { encodedShard, storeSnapshot, type EncodedShard } from './storeSnapshot';
import { shardByShard, type YearShards } from './yearShards';

/**
 * Makes these the year's snapshot (D16). `revision` names the state of the supporters that it holds. Whoever changes
 * supporters and keeps `supportersData.revision` on the year makes a snapshot of another revision useless; without that
 * field the snapshot serves for a while only (`servingSnapshot`).
 */
export const writeSnapshot = (
  services: Pick<Services, 'documents' | 'newId' | 'now'>,
  scope: YearScope,
  year: YearShards,
  revision: string,
  isWanted?: (transaction: Transaction) => Promise<boolean>,
  documentCount?: number,
): Promise<SnapshotManifest | null> =>
  storeSnapshot(
    services,
    scope,
    {
      shards: encodedShards(year),
      revision,
      ...(documentCount === undefined ? {} : { documentCount }),
    },
    isWanted,
  );

async function* encodedShards(year: YearShards): AsyncGenerator<EncodedShard> {
  for await (const shard of shardByShard(year)) yield encodedShard(shard);
}

import { decodeSnapshot } from 'supporter-data';
import type { Snapshot } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads, Documents } from '../store/documents';
import { fetchShard } from './fetchShard';
import type { SnapshotManifest, SnapshotShard } from './manifest';
import { snapshotState } from './snapshotState';
import { dropSnapshot } from './storeSnapshot';
import { keptLast, type YearShards } from './yearShards';

/** The bytes of a shard are gone, because another snapshot has taken its place, or make no sense. */
export class ShardUnreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ShardUnreadable';
  }
}

/**
 * The snapshot that fits the year's supporters; null where there is none, or its first shard cannot be read. The others are
 * read when they are asked for: one that cannot be fails what asks for it, and the snapshot is forgotten, so that the next
 * time it is none.
 */
export async function storedShards(
  documents: Documents,
  scope: YearScope,
): Promise<YearShards | null> {
  const { fitting } = await snapshotState(documents, scope);
  if (fitting === null) return null;
  const shards = shardsOf(documents, scope, fitting);
  const at = async (index: number): Promise<Snapshot> => {
    const shard = await unlessUnreadable(shards.at(index));
    if (shard !== null) return shard;
    const { storedId } = await snapshotState(documents, scope);
    if (storedId === fitting.id) await dropSnapshot({ documents }, scope);
    return shards.at(index);
  };
  return (await unlessUnreadable(shards.at(0))) && { ...shards, at };
}

/** Null where it throws `ShardUnreadable`. */
export async function unlessUnreadable<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (failure) {
    if (failure instanceof ShardUnreadable) return null;
    throw failure;
  }
}

/** The shards that a manifest names; the one that was asked for last is kept. Asking throws `ShardUnreadable`. */
export const shardsOf = (
  documents: DocumentReads,
  scope: YearScope,
  { shards, rowCount }: SnapshotManifest,
): YearShards =>
  keptLast({
    count: shards.length,
    mostRows: rowCount,
    at: async (index) => {
      const shard = shards[index];
      if (shard === undefined) throw new Error(`There is no shard ${String(index)}`);
      return readShard(documents, scope, shard);
    },
  });

/** Throws `ShardUnreadable`. */
export async function readShard(
  documents: DocumentReads,
  scope: YearScope,
  shard: SnapshotShard,
): Promise<Snapshot> {
  const bytes = await fetchShard(documents, scope, shard);
  const decoded = bytes === null ? null : decodeSnapshot(bytes);
  if (decoded?.ok === true) return decoded.value;
  throw new ShardUnreadable(`The shard ${shard.id} of a snapshot cannot be read`);
}

import type { Snapshot } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { SnapshotShard } from './manifest';
import { readShard, unlessUnreadable } from './storedShards';
import { encodedShard, removeShards, storeShard } from './storeSnapshot';
import { keptLast, type YearShards } from './yearShards';

/** A year's shards that take a while to be made, and are asked for again and again. */
export interface ShardsApart {
  /** Stores one that is made already. */
  readonly keep: (index: number, shard: Snapshot) => Promise<void>;
  /** Each of several is made once, where it is not kept, and read from the store after that. */
  readonly of: (made: YearShards) => YearShards;
  /** Removes what was stored apart. */
  readonly end: () => Promise<void>;
}

/** One shard alone is kept in memory. One that was taken away, as with the snapshot that another has stored, is made again. */
export function keptApart(
  { documents, newId }: Pick<Services, 'documents' | 'newId'>,
  scope: YearScope,
): ShardsApart {
  const apart = new Map<number, SnapshotShard>();
  const keep: ShardsApart['keep'] = async (index, shard) => {
    apart.set(index, await storeShard(documents, scope, newId(), encodedShard(shard)));
  };
  const of: ShardsApart['of'] = (made) => {
    if (made.count === 1) return made;
    const at: YearShards['at'] = async (index) => {
      const stored = apart.get(index);
      const found = stored && (await unlessUnreadable(readShard(documents, scope, stored)));
      if (found) return found;
      const shard = await made.at(index);
      await keep(index, shard);
      return shard;
    };
    return keptLast({ ...made, at });
  };
  return { keep, of, end: () => removeShards(documents, scope, [...apart.values()]) };
}

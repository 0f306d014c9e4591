import { createSnapshotBuilder, type FieldDefinition } from 'evaluation';
import type { Supporter, YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { joinedFields } from './joinedFields';
import type { SnapshotShard } from './manifest';
import { readShard } from './storedShards';
import { encodedShard, removeShards, storeShard } from './storeSnapshot';
import {
  asShards,
  eachShard,
  keptLast,
  MOST_SUPPORTERS,
  rowsOfShard,
  shardsFor,
  type YearShards,
} from './yearShards';

/** A year's shards out of supporters who come in any order, of which no more are in memory than a shard holds. */
export interface GatheredShards {
  add(supporter: Supporter): void;
  /** To be called now and then: those who came are stored apart once they are as many as a shard holds. */
  putAside(): Promise<void>;
  /** All who came. */
  shards(): YearShards;
  /** Removes what was stored apart. */
  end(): Promise<void>;
}

export function gatherShards(
  {
    documents,
    newId,
    supportersOfShard = MOST_SUPPORTERS,
  }: Pick<Services, 'documents' | 'newId' | 'supportersOfShard'>,
  scope: YearScope,
  fields: readonly FieldDefinition[],
): GatheredShards {
  const apart: SnapshotShard[] = [];
  let builder = createSnapshotBuilder(fields);
  let rows = 0;
  let before = 0;

  /** Those of one shard, of whom each part that was stored apart has some. */
  const shardOf = (parts: YearShards, count: number) => (index: number) =>
    joinedFields(
      eachShard(parts, (part) => rowsOfShard(part, index, count)),
      fields,
    );

  return {
    add: (supporter) => {
      builder.addSupporter(supporter);
      rows += 1;
    },
    putAside: async () => {
      if (rows < supportersOfShard) return;
      apart.push(await storeShard(documents, scope, newId(), encodedShard(builder.finish())));
      builder = createSnapshotBuilder(fields);
      before += rows;
      rows = 0;
    },
    shards: () => {
      const rest = builder.finish();
      const mostRows = before + rows;
      const count = shardsFor(mostRows, supportersOfShard);
      if (apart.length === 0) return asShards(rest, count);
      const parts: YearShards = {
        count: apart.length + 1,
        mostRows,
        at: async (part) => {
          const shard = apart[part];
          return shard === undefined ? rest : readShard(documents, scope, shard);
        },
      };
      return keptLast({ count, mostRows, at: shardOf(parts, count) });
    },
    end: () => removeShards(documents, scope, apart),
  };
}

import { setImmediate } from 'node:timers/promises';
import { joinSnapshots, type FieldDefinition, type Snapshot } from 'evaluation';
import { inBatches } from '../store/inBatches';
import { shardByShard, type YearShards } from './yearShards';

/** Values that are in memory together: some columns of all supporters, or all of some. */
const CELLS_AT_ONCE = 25_000_000;

/** The supporters of all shards with some of their fields, shard after shard. */
export async function joinedFields(
  shards: YearShards,
  fields: readonly FieldDefinition[],
): Promise<Snapshot> {
  const join = joinSnapshots(fields);
  for await (const shard of shardByShard(shards)) {
    join.add(shard);
    await setImmediate();
  }
  return join.finish();
}

/** The same, a few of the fields after the other. */
export async function* fewFieldsAtOnce(
  shards: YearShards,
  fields: readonly FieldDefinition[],
): AsyncGenerator<Snapshot> {
  const fieldsAtOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, shards.mostRows)));
  for (const some of inBatches(fields, fieldsAtOnce)) yield await joinedFields(shards, some);
}

import { hashText, withoutRows, type Snapshot } from 'evaluation';

/**
 * A year's supporters by column, in shards, of which one is at hand at a time: in which one somebody is follows from the
 * email alone. All have the same fields.
 */
export interface YearShards {
  readonly count: number;
  /** Of all of them together, at most. */
  readonly mostRows: number;
  readonly at: (index: number) => Promise<Snapshot>;
}

/** About as many supporters are in one shard at most. */
export const MOST_SUPPORTERS = 1_000_000;

/** Powers of two, so that a year that grows has each of its shards divided. */
export const shardsFor = (supporters: number, most = MOST_SUPPORTERS): number => {
  let count = 1;
  while (supporters > count * most) count *= 2;
  return count;
};

/** In which of `count` shards somebody is, by the hash of the email (`hashText`). */
export const shardOfHash = (emailHash: number, count: number): number =>
  // The lower bits of FNV-1a alone tell short texts badly apart.
  ((emailHash ^ (emailHash >>> 15)) >>> 0) % count;

export const shardOfEmail = (email: string, count: number): number =>
  shardOfHash(hashText(email), count);

/** Those of some supporters who are in one of `count` shards. */
export function rowsOfShard(snapshot: Snapshot, index: number, count: number): Snapshot {
  if (count === 1) return snapshot;
  const isOut = snapshot.emailHashes.map((hash) => (shardOfHash(hash, count) === index ? 0 : 1));
  return withoutRows(snapshot, Uint8Array.from(isOut));
}

/** Supporters who are in memory together. */
export const asShards = (snapshot: Snapshot, count: number): YearShards => ({
  count,
  mostRows: snapshot.rowCount,
  at: (index) => Promise.resolve(rowsOfShard(snapshot, index, count)),
});

/** The same supporters in `count` shards: a multiple of those that there are. */
export const divided = (shards: YearShards, count: number): YearShards =>
  count === shards.count
    ? shards
    : keptLast({
        count,
        mostRows: shards.mostRows,
        at: async (index) => rowsOfShard(await shards.at(index % shards.count), index, count),
      });

/** The same shards, of which the one that was asked for last is kept. */
export function keptLast({ at, ...shards }: YearShards): YearShards {
  let last: { readonly index: number; readonly shard: Promise<Snapshot> } | null = null;
  return {
    ...shards,
    at: (index) => {
      if (last?.index !== index) last = { index, shard: at(index) };
      return last.shard;
    },
  };
}

/** Each of them changed when it is asked for. */
export const eachShard = (
  shards: YearShards,
  change: (snapshot: Snapshot, index: number) => Snapshot | Promise<Snapshot>,
): YearShards =>
  keptLast({ ...shards, at: async (index) => change(await shards.at(index), index) });

/** One shard after the other. */
export async function* shardByShard(shards: YearShards): AsyncGenerator<Snapshot> {
  for (let index = 0; index < shards.count; index += 1) yield await shards.at(index);
}

import { createSnapshotBuilder, type Snapshot } from 'evaluation';
import type { SupporterColumns } from 'supporter-data';
import type { ImportCounts } from 'shared-kernel/model';
import { shardOfHash } from '../snapshot/yearShards';

/** What is known of a file once all of it has been read. */
export type FileRead = Omit<SupporterColumns, 'builder' | 'rowOf'>;

/** A file's supporters in shards, of which one is at hand at a time. */
export interface FileInShards extends Pick<SupporterColumns, 'columns' | 'fieldNames'> {
  readonly mostSupporters: number;
  /** Those of one of `count` shards in the file's order, to whom further ones may be added. */
  readonly at: (index: number, count: number) => Promise<SupporterColumns>;
  /** What is known of the file, once all shards of one count have been asked for. */
  readonly read: () => FileRead;
}

/** Of a file that is in memory, one shard is the file itself. */
export function fileAtHand(file: SupporterColumns): FileInShards {
  const { builder: all, rowOf: _, ...rest } = file;
  const { columns, fieldNames, counts } = rest;
  let sealed: Snapshot | null = null;
  return {
    ...{ columns, fieldNames, mostSupporters: counts.supporters },
    at: (index, count) => Promise.resolve(count === 1 ? file : shardOf(index, count)),
    read: () => rest,
  };

  function shardOf(index: number, count: number): SupporterColumns {
    const inFile = (sealed ??= all.seal());
    const builder = createSnapshotBuilder(inFile.fields);
    const rowOf = new Int32Array(inFile.rowCount).fill(-1);
    for (const [row, hash] of inFile.emailHashes.entries())
      if (shardOfHash(hash, count) === index)
        rowOf[row] = builder.add(inFile.emails.at(row) ?? '', inFile.supporterIds.at(row) ?? '');
    for (const [place, column] of inFile.columns.entries()) builder.setFrom(place, column, rowOf);
    return { ...rest, builder, rowOf: builder.rowOf };
  }
}

/** Of a file that is gone through for each shard. */
export function fileReadByShards(
  { columns, fieldNames }: FileRead,
  mostSupporters: number,
  readShard: (index: number, count: number) => Promise<SupporterColumns>,
): FileInShards {
  const reads = new Map<number, FileRead>();
  let shardCount = 1;
  return {
    ...{ columns, fieldNames, mostSupporters },
    at: async (index, count) => {
      const file = await readShard(index, count);
      const { builder: _, rowOf: __, ...read } = file;
      if (shardCount !== count) reads.clear();
      shardCount = count;
      reads.set(index, read);
      return file;
    },
    read: () => {
      if (reads.size !== shardCount) throw new Error('Not all of the file has been read');
      return [...reads.values()].reduce(joinedReads);
    },
  };
}

/** What is known of two parts of a file that were read apart. */
const joinedReads = (one: FileRead, other: FileRead): FileRead => ({
  ...one,
  counts: addedCounts(one.counts, other.counts),
  rejectedRows: [...one.rejectedRows, ...other.rejectedRows].sort(byLine),
  mergedRows: [...one.mergedRows, ...other.mergedRows].sort(byLine),
  shortRows: one.shortRows + other.shortRows,
  erasedEmails: new Set([...one.erasedEmails, ...other.erasedEmails]),
});

const byLine = (one: { readonly line: number }, other: { readonly line: number }): number =>
  one.line - other.line;

const addedCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  rows: one.rows + other.rows,
  rejectedNoEmail: one.rejectedNoEmail + other.rejectedNoEmail,
  rejectedInvalidEmail: one.rejectedInvalidEmail + other.rejectedInvalidEmail,
  rejectedTooManyCells: one.rejectedTooManyCells + other.rejectedTooManyCells,
  rejectedOther: one.rejectedOther + other.rejectedOther,
  mergedRows: one.mergedRows + other.mergedRows,
  erasedRows: one.erasedRows + other.erasedRows,
  supporters: one.supporters + other.supporters,
});

import {
  readColumns,
  simdStops,
  textOptions,
  type ImportFault,
  type ReadOptions,
  type RejectedCells,
  type SupporterColumns,
} from 'supporter-data';
import { succeeded, type FileOptions, type ImportRecord, type Result } from 'shared-kernel/model';
import { shardOfHash, shardsFor } from '../snapshot/yearShards';
import type { Suppressions } from '../suppressions/readSuppressions';
import { fileAtHand, fileReadByShards, type FileInShards } from './fileInShards';
import type { ImportRun } from './importRun';
import { MAX_CHUNK_BYTES } from './limits';
import { isPlanExpected } from './planAhead';
import { chunkStream } from './upload/chunkStream';

interface Reading {
  /** Told of every row that does not go in: in file order, where all of the file is in memory. */
  readonly onRejected?: (row: RejectedCells) => void;
  /** Told of each shard, or of the whole file, before it is asked for: all of the file is read for that. */
  readonly onShard?: (file: SupporterColumns) => void;
  /** Waited for after each piece of the file. */
  readonly afterPiece?: () => Promise<void>;
}

/**
 * The uploaded file's supporters by column but for those who are kept out, by the options and the mapping of its record. A
 * file of more rows than a shard of a year has supporters is gone through for each of its shards, each time that one is
 * asked for, so that it is never in memory as a whole.
 */
export async function readFile(
  run: ImportRun,
  keptOut: Suppressions,
  { onRejected = () => undefined, onShard, ...reading }: Reading = {},
): Promise<Result<FileInShards, ImportFault>> {
  const { services, address, stored, progress } = run;
  const { record, work } = stored;
  const readShard = (
    index: number,
    count: number,
    options: Pick<ReadOptions, 'onRejected' | 'afterPiece'>,
  ): Promise<Result<SupporterColumns, ImportFault>> =>
    readColumns(chunkStream(services.documents, address, record.chunkCount), {
      ...textOptions(asInspected(record)),
      ...(record.mapping === null ? {} : { mapping: record.mapping }),
      ...(keptOut.any ? { keptOut } : {}),
      // Rows without a valid email are in the first one.
      ...(count > 1 && { isRead: (hash) => shardOfHash(hash ?? 0, count) === index }),
      ...options,
      findStops: simdStops,
    });

  const readAnew = async (index: number, count: number): Promise<SupporterColumns> => {
    const file = await readShard(index, count, { afterPiece: progress.goOn });
    if (!file.ok) throw new Error(`The file can no longer be read: ${file.error.message}`);
    return file.value;
  };

  // A plan takes as much memory as the year, so that the file may as well.
  const shardCount = isPlanExpected(address.importId)
    ? 1
    : shardsFor(work.rows, services.supportersOfShard);
  const times = onShard === undefined ? 1 : shardCount;
  const scan = scanOptions(run, times);
  const afterPiece = async (): Promise<void> => {
    await reading.afterPiece?.();
    await scan.afterPiece();
  };
  for (let index = 0; ; index += 1) {
    const file = await readShard(index, shardCount, { onRejected, afterPiece });
    if (!file.ok) return file;
    onShard?.(file.value);
    if (shardCount === 1) return succeeded(fileAtHand(file.value));
    if (index + 1 === times) return succeeded(fileReadByShards(file.value, work.rows, readAnew));
  }
}

/** As the inspection read it, so that the columns are those that a person has seen. */
export const asInspected = ({ options, readAs }: ImportRecord): FileOptions => ({
  encoding: readAs.encoding ?? options.encoding,
  delimiter: readAs.delimiter ?? options.delimiter,
  headerRow: readAs.headerRow ?? options.headerRow,
});

/**
 * How a file is gone through so many times, which comes chunk by chunk: how far it is read is told; the step's total is the
 * file's bytes.
 */
export function scanOptions({ progress, stored: { record } }: ImportRun, times = 1) {
  let read = 0;
  return {
    afterPiece: (): Promise<void> => {
      read += MAX_CHUNK_BYTES / times;
      return progress.advance(Math.min(Math.round(read), record.sizeBytes));
    },
    findStops: simdStops,
  };
}

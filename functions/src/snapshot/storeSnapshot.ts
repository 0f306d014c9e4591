import type { Snapshot } from 'evaluation';
import { snapshotInPieces } from 'supporter-data';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads, Transaction } from '../store/documents';
import { snapshotPath } from '../store/paths';
import { inGroups } from '../store/inGroups';
import {
  MANIFEST,
  manifestPath,
  partPath,
  type SnapshotManifest,
  type SnapshotShard,
} from './manifest';

/** Of a part, which lies in a file: few files, each of which is on its way for a moment. */
const PART_BYTES = 8 * 1_048_576;
/** Parts on their way at a time. */
const PARTS_AT_ONCE = 4;

export interface EncodedShard {
  /** In one or in pieces. */
  readonly bytes: {
    readonly length: number;
    slice(start: number, end: number): Uint8Array;
  };
  readonly rowCount: number;
}

export const encodedShard = (shard: Snapshot): EncodedShard => ({
  bytes: snapshotInPieces(shard),
  rowCount: shard.rowCount,
});

export interface EncodedSnapshot {
  /** At least one; each has been stored when the next is asked for. */
  readonly shards: AsyncIterable<EncodedShard> | Iterable<EncodedShard>;
  /** Supporters' documents that it was made of; as many as rows where it is not said. */
  readonly documentCount?: number;
  readonly revision: string;
}

/**
 * Stores a snapshot's bytes: the parts of its shards under ids of their own, then the manifest that makes them the year's
 * snapshot, then away with those of before. A reader sees the snapshot of before or this one, never half of one; what a
 * process that died left behind goes with the next. Null where `isWanted`, asked together with the manifest's write, says no.
 */
export async function storeSnapshot(
  { documents, newId, now }: Pick<Services, 'documents' | 'newId' | 'now'>,
  scope: YearScope,
  { shards: encoded, documentCount, revision }: EncodedSnapshot,
  isWanted: (transaction: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<SnapshotManifest | null> {
  const earlier = await partIds(documents, scope);
  const shards: SnapshotShard[] = [];
  for await (const shard of encoded)
    shards.push(await storeShard(documents, scope, newId(), shard));
  const rowCount = shards.reduce((sum, shard) => sum + shard.rowCount, 0);
  const manifest = {
    id: newId(),
    revision,
    shards,
    madeAt: now(),
    documentCount: documentCount ?? rowCount,
    rowCount,
    fieldsRevision: '',
    typesRevision: '',
  };
  const isStored = await documents.transaction(async (transaction) => {
    if (!(await isWanted(transaction))) return false;
    transaction.write({ kind: 'set', path: manifestPath(scope), data: manifest });
    return true;
  });

  if (!isStored) {
    await removeShards(documents, scope, shards);
    return null;
  }
  await removeParts(documents, scope, earlier);
  return manifest;
}

/** Stores a shard that nothing names yet. */
export async function storeShard(
  documents: Pick<Services['documents'], 'commit'>,
  scope: YearScope,
  id: string,
  { bytes, rowCount }: EncodedShard,
): Promise<SnapshotShard> {
  const partCount = Math.max(1, Math.ceil(bytes.length / PART_BYTES));
  await inGroups(PARTS_AT_ONCE, partCount, (number) =>
    documents.commit([
      {
        kind: 'set',
        path: partPath(scope, id, number),
        data: { bytes: bytes.slice(number * PART_BYTES, (number + 1) * PART_BYTES) },
      },
    ]),
  );
  return { id, partCount, partBytes: PART_BYTES, sizeBytes: bytes.length, rowCount };
}

/** Removes shards that nothing names. */
export const removeShards = (
  documents: Pick<Services['documents'], 'bulk'>,
  scope: YearScope,
  shards: readonly SnapshotShard[],
): Promise<void> =>
  documents.bulk(
    shards.flatMap(({ id, partCount }) =>
      Array.from({ length: partCount }, (_, number) => ({
        kind: 'delete' as const,
        path: partPath(scope, id, number),
      })),
    ),
  );

/** Forgets the year's snapshot: the next question about the year makes a new one from its supporters. */
export async function dropSnapshot(
  { documents }: Pick<Services, 'documents'>,
  scope: YearScope,
): Promise<void> {
  const parts = await partIds(documents, scope);
  await documents.commit([{ kind: 'delete', path: manifestPath(scope) }]);
  await removeParts(documents, scope, parts);
}

const removeParts = (
  documents: Pick<Services['documents'], 'bulk'>,
  scope: YearScope,
  ids: readonly string[],
): Promise<void> =>
  documents.bulk(
    ids.map((id) => ({ kind: 'delete' as const, path: `${snapshotPath(scope)}/${id}` })),
  );

const partIds = async (documents: DocumentReads, scope: YearScope): Promise<readonly string[]> =>
  (await documents.list(snapshotPath(scope), ['id']))
    .map(({ id }) => id)
    .filter((id) => id !== MANIFEST);

import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads, Transaction } from '../store/documents';
import { snapshotPath } from '../store/paths';
import { inGroups } from '../store/inGroups';
import { MANIFEST, manifestPath, partPath, type SnapshotManifest } from './manifest';

/** Of a part, which lies in a file: few files, each of which is on its way for a moment. */
const PART_BYTES = 8 * 1_048_576;
/** Parts on their way at a time. */
const PARTS_AT_ONCE = 4;

export interface EncodedSnapshot {
  /** In one or in pieces. */
  readonly bytes: {
    readonly length: number;
    slice(start: number, end: number): Uint8Array;
  };
  readonly rowCount: number;
  /** Supporters' documents that it was made of; as many as rows where it is not said. */
  readonly documentCount?: number;
  readonly revision: string;
}

/**
 * Stores a snapshot's bytes: its parts under an id of their own, then the manifest that makes them the year's snapshot,
 * then away with those of before. A reader sees the snapshot of before or this one, never half of one; what a process
 * that died left behind goes with the next. Null where `isWanted`, asked together with the manifest's write, says no.
 */
export async function storeSnapshot(
  { documents, newId, now }: Pick<Services, 'documents' | 'newId' | 'now'>,
  scope: YearScope,
  { bytes, rowCount, documentCount = rowCount, revision }: EncodedSnapshot,
  isWanted: (transaction: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<SnapshotManifest | null> {
  const id = newId();
  const partCount = Math.max(1, Math.ceil(bytes.length / PART_BYTES));
  const sizeBytes = bytes.length;
  const manifest = {
    id,
    revision,
    partCount,
    partBytes: PART_BYTES,
    sizeBytes,
    rowCount,
    madeAt: now(),
    documentCount,
    fieldsRevision: '',
    typesRevision: '',
  };
  const earlier = await partIds(documents, scope);

  await inGroups(PARTS_AT_ONCE, partCount, (number) =>
    documents.commit([
      {
        kind: 'set',
        path: partPath(scope, id, number),
        data: { bytes: bytes.slice(number * PART_BYTES, (number + 1) * PART_BYTES) },
      },
    ]),
  );
  const isStored = await documents.transaction(async (transaction) => {
    if (!(await isWanted(transaction))) return false;
    transaction.write({ kind: 'set', path: manifestPath(scope), data: manifest });
    return true;
  });

  const obsolete = isStored
    ? earlier.map((partId) => `${snapshotPath(scope)}/${partId}`)
    : Array.from({ length: partCount }, (_, number) => partPath(scope, id, number));
  await documents.bulk(obsolete.map((path) => ({ kind: 'delete' as const, path })));
  return isStored ? manifest : null;
}

/** Forgets the year's snapshot: the next question about the year makes a new one from its supporters. */
export async function dropSnapshot(
  { documents }: Pick<Services, 'documents'>,
  scope: YearScope,
): Promise<void> {
  const parts = await partIds(documents, scope);
  await documents.commit([{ kind: 'delete', path: manifestPath(scope) }]);
  await documents.bulk(
    parts.map((id) => ({ kind: 'delete' as const, path: `${snapshotPath(scope)}/${id}` })),
  );
}

const partIds = async (documents: DocumentReads, scope: YearScope): Promise<readonly string[]> =>
  (await documents.list(snapshotPath(scope), ['id']))
    .map(({ id }) => id)
    .filter((id) => id !== MANIFEST);

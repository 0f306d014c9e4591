import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { inGroups } from '../store/inGroups';
import { partPath, type SnapshotShard } from './manifest';

/** Parts on their way at a time. */
const PARTS_AT_ONCE = 4;

/** The bytes of a shard that a manifest names, in memory that threads can share; null where a part is gone, because another has taken its place. */
export async function fetchShard(
  documents: DocumentReads,
  scope: YearScope,
  { id, partCount, partBytes, sizeBytes }: SnapshotShard,
): Promise<Uint8Array | null> {
  if (partCount !== Math.ceil(sizeBytes / partBytes)) return null;
  const whole = new Uint8Array(new SharedArrayBuffer(sizeBytes));
  const parts = await inGroups(PARTS_AT_ONCE, partCount, async (number) => {
    const bytes = (await documents.get(partPath(scope, id, number)))?.data['bytes'];
    const start = number * partBytes;
    const length = Math.min(partBytes, sizeBytes - start);
    if (!(bytes instanceof Uint8Array) || bytes.byteLength !== length) return false;
    whole.set(bytes, start);
    return true;
  });
  return parts.every(Boolean) ? whole : null;
}

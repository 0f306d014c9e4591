import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads } from '../store/documents';
import { inGroups } from '../store/inGroups';
import { partPath, type SnapshotManifest } from './manifest';

/** Parts on their way at a time. */
const PARTS_AT_ONCE = 8;

/** The bytes of the snapshot that a manifest names, in memory that threads can share; null where a part is gone, because another has taken its place. */
export async function fetchSnapshot(
  documents: DocumentReads,
  scope: YearScope,
  { id, partCount, sizeBytes }: SnapshotManifest,
): Promise<Uint8Array | null> {
  const parts = await inGroups(PARTS_AT_ONCE, partCount, async (number) => {
    const bytes = (await documents.get(partPath(scope, id, number)))?.data['bytes'];
    return bytes instanceof Uint8Array ? bytes : null;
  });
  const whole = new Uint8Array(new SharedArrayBuffer(sizeBytes));
  let at = 0;
  for (const part of parts) {
    if (part === null || at + part.byteLength > sizeBytes) return null;
    whole.set(part, at);
    at += part.byteLength;
  }
  return at === sizeBytes ? whole : null;
}

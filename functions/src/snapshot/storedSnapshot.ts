import type { Snapshot } from 'evaluation';
import { decodeSnapshot } from 'supporter-data';
import type { YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { fetchSnapshot } from './fetchSnapshot';
import { snapshotState } from './snapshotState';

/** The snapshot that fits the year's supporters; null where there is none. */
export async function storedSnapshot(
  documents: Documents,
  scope: YearScope,
): Promise<Snapshot | null> {
  const { fitting } = await snapshotState(documents, scope);
  const bytes = fitting === null ? null : await fetchSnapshot(documents, scope, fitting);
  const decoded = bytes === null ? null : decodeSnapshot(bytes);
  return decoded?.ok === true ? decoded.value : null;
}

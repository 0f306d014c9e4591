import type { DocumentReads } from '../../store/documents';
import { chunksPath } from '../../store/paths';
import type { ImportAddress } from '../requests';

export interface ReceivedChunks {
  /** In order, from 0. */
  readonly numbers: readonly number[];
  readonly sizeBytes: number;
}

/** Which pieces of a file have arrived; their bytes are not read. */
export async function receivedChunks(
  documents: DocumentReads,
  address: ImportAddress,
): Promise<ReceivedChunks> {
  const chunks = await documents.list(chunksPath(address.scope, address.importId), ['sizeBytes']);
  return {
    numbers: chunks.map(({ id }) => Number(id)).sort((one, other) => one - other),
    sizeBytes: chunks.reduce((sum, { data }) => sum + Number(data['sizeBytes']), 0),
  };
}

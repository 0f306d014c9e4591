import type { Documents } from '../../store/documents';
import { chunkPath } from '../../store/paths';
import type { ImportAddress } from '../requests';

/** The uploaded file, chunk after chunk; `finishImport` has seen that all are there. */
export async function* chunkStream(
  documents: Documents,
  { scope, importId }: ImportAddress,
  chunkCount: number,
): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < chunkCount; number += 1) {
    const chunk = await documents.get(chunkPath(scope, importId, number));
    const bytes = chunk?.data['bytes'];
    if (!(bytes instanceof Uint8Array))
      throw new Error(`Chunk ${String(number)} of import ${importId} is gone`);
    yield bytes;
  }
}

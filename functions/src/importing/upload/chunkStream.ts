import type { Documents } from '../../store/documents';
import { chunkPath } from '../../store/paths';
import type { ImportAddress } from '../requests';

/** Chunks on their way at a time. */
const CHUNKS_AT_ONCE = 8;

/** The uploaded file, chunk after chunk; `finishUpload` has seen that all are there. */
export async function* chunkStream(
  documents: Documents,
  { scope, importId }: ImportAddress,
  chunkCount: number,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < chunkCount; start += CHUNKS_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(CHUNKS_AT_ONCE, chunkCount - start) },
      (_, at) => start + at,
    );
    const chunks = await documents.getAll(
      numbers.map((number) => chunkPath(scope, importId, number)),
    );
    for (const [at, chunk] of chunks.entries()) {
      const bytes = chunk?.data['bytes'];
      if (!(bytes instanceof Uint8Array)) throw new ChunkGone(importId, start + at);
      yield bytes;
    }
  }
}

/** A piece of the uploaded file is not there any more, as after a backup was restored. */
export class ChunkGone extends Error {
  constructor(importId: string, number: number) {
    super(`Chunk ${String(number)} of import ${importId} is gone`);
    this.name = 'ChunkGone';
  }
}

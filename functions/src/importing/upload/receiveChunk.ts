import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import type { Services } from '../../services';
import { chunkPath } from '../../store/paths';
import { MAX_CHUNK_BYTES } from '../limits';
import { readImport } from '../importWork';
import type { ChunkAddress } from '../requests';

/** Stores one chunk of a file that is being uploaded. The same chunk may come again. */
export async function receiveChunk(
  { documents }: Services,
  caller: Caller | null,
  address: ChunkAddress,
  bytes: Uint8Array,
): Promise<void> {
  await requireImporter(documents, caller, address.scope);
  const stored = await readImport(documents, address);
  if (stored === null) throw new CallableError('not-found', 'There is no such import');
  const { record } = stored;
  if (record.state !== 'uploading')
    throw new CallableError('failed-precondition', 'This import takes no more chunks');
  if (address.chunk >= record.chunkCount)
    throw new CallableError('invalid-argument', 'The file has no chunk of this number');
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_CHUNK_BYTES)
    throw new CallableError(
      'invalid-argument',
      `A chunk holds 1 to ${String(MAX_CHUNK_BYTES)} bytes`,
    );
  await documents.commit([
    {
      kind: 'set',
      path: chunkPath(address.scope, address.importId, address.chunk),
      data: { bytes, sizeBytes: bytes.byteLength },
    },
  ]);
}

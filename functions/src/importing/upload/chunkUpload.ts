import { answeringRefusals, httpRefusal } from '../../access/httpRefusal';
import { CallableError } from '../../callableError';
import type { Caller } from '../../caller';
import type { Services } from '../../services';
import { MAX_CHUNK_BYTES } from '../limits';
import { receiveChunk } from './receiveChunk';
import { parseChunkPath } from '../requests';

export type ChunkUpload = (request: Request, caller: Caller | null) => Promise<Response>;

/**
 * `POST /api/imports/{organisationId}/{yearId}/{importId}/chunks/{n}` with the chunk's raw bytes, at most 512 KiB
 * (D24). Answers 204, or `{ error: { status, message } }`.
 */
export const chunkUpload =
  (services: Services): ChunkUpload =>
  (request, caller) =>
    answeringRefusals(async () => {
      if (request.method !== 'POST') return httpRefusal(405, 'unimplemented', 'Chunks are POSTed');
      const address = parseChunkPath(new URL(request.url).pathname);
      if (address === null)
        throw new CallableError('not-found', 'This is not the address of a chunk');
      if (Number(request.headers.get('content-length') ?? 0) > MAX_CHUNK_BYTES)
        return httpRefusal(
          413,
          'invalid-argument',
          `A chunk holds at most ${String(MAX_CHUNK_BYTES)} bytes`,
        );
      const bytes = new Uint8Array(await request.arrayBuffer());
      await receiveChunk(services, caller, address, bytes);
      return new Response(null, { status: 204 });
    });

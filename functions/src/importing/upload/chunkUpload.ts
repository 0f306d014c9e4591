import { CallableError, type CallableCode } from '../../callableError';
import type { Caller } from '../../caller';
import type { Services } from '../../services';
import { MAX_CHUNK_BYTES } from '../limits';
import { receiveChunk } from './receiveChunk';
import { parseChunkPath } from '../requests';

export type ChunkUpload = (request: Request, caller: Caller | null) => Promise<Response>;

/** HTTP status of each refusal, as the callable protocol maps them. */
const STATUS = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  aborted: 409,
  'resource-exhausted': 429,
  cancelled: 499,
  unavailable: 503,
} as const satisfies Record<CallableCode, number>;

/**
 * `POST /api/imports/{organisationId}/{yearId}/{importId}/chunks/{n}` with the chunk's raw bytes, at most 512 KiB
 * (D24). Answers 204, or `{ error: { status, message } }`.
 */
export const chunkUpload =
  (services: Services): ChunkUpload =>
  async (request, caller) => {
    try {
      if (request.method !== 'POST') return refusal(405, 'unimplemented', 'Chunks are POSTed');
      const address = parseChunkPath(new URL(request.url).pathname);
      if (address === null)
        throw new CallableError('not-found', 'This is not the address of a chunk');
      if (Number(request.headers.get('content-length') ?? 0) > MAX_CHUNK_BYTES)
        return refusal(
          413,
          'invalid-argument',
          `A chunk holds at most ${String(MAX_CHUNK_BYTES)} bytes`,
        );
      const bytes = new Uint8Array(await request.arrayBuffer());
      await receiveChunk(services, caller, address, bytes);
      return new Response(null, { status: 204 });
    } catch (failure) {
      if (!(failure instanceof CallableError)) throw failure;
      return refusal(STATUS[failure.code], failure.code, failure.message);
    }
  };

const refusal = (httpStatus: number, code: string, message: string): Response =>
  Response.json(
    { error: { status: code.toUpperCase().replaceAll('-', '_'), message } },
    { status: httpStatus },
  );

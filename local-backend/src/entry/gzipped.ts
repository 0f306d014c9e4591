import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compressed = promisify(gzip);

/** What is smaller is sent as it is: it fits into one packet. */
const LEAST_BYTES = 1024;

/**
 * An answer of the database or of a function, compressed as Google's servers do. The client is on this machine and waits
 * for each of them: through a stream, as `hono/compress` does it, an answer of 7 kB takes 2 ms longer.
 */
export async function gzipped(answer: Response, accepted: string | undefined): Promise<Response> {
  if (accepted?.includes('gzip') !== true) return answer;
  const body = await answer.arrayBuffer();
  const isSmall = body.byteLength < LEAST_BYTES;
  const headers = new Headers(answer.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (!isSmall) headers.set('Content-Encoding', 'gzip');
  return new Response(
    isSmall ? body : new Uint8Array(await compressed(body, { level: constants.Z_BEST_SPEED })),
    { status: answer.status, headers },
  );
}

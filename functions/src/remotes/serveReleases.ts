import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { registryHandler, type FileStore } from 'registry';

const compress = promisify(gzip);
const IS_TEXT = /^(text\/|application\/json|image\/svg)/;

/** The registry as a function answers it: texts compressed, which nobody in front of functions does. */
export function serveReleases(
  store: () => FileStore,
  log: (message: string) => void,
): (request: Request) => Promise<Response> {
  let handler: ReturnType<typeof registryHandler> | null = null;
  return async (request) => {
    handler ??= registryHandler({ store: store(), log });
    const answer = await handler(request);
    const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    if (!takesGzip || !IS_TEXT.test(answer.headers.get('content-type') ?? '')) return answer;
    const { status, headers } = answer;
    headers.set('content-encoding', 'gzip');
    headers.set('vary', 'Accept-Encoding');
    const compressed = await compress(await answer.arrayBuffer());
    return new Response(new Uint8Array(compressed), { status, headers });
  };
}

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';

const Release = v.object({ hosting: v.looseObject({ public: v.string() }) });

/** What answers as Firebase Hosting does, in the emulator and, by Google's word, in production. */
interface Superstatic {
  readonly default: (
    options: object,
  ) => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Says which function is asked, and nothing else, as a function may answer. */
const functionAsked = ({
  function: asked,
}: {
  readonly function: { readonly functionId: string };
}) =>
  Promise.resolve((_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404).end(asked.functionId);
  });

/** Serves a release's hosting by Google's own server of static files. */
export async function hostedRelease(
  folder: string,
  superstatic: string,
): Promise<{ readonly origin: string; stop(): void }> {
  const text = await readFile(path.join(folder, 'firebase.json'), 'utf8');
  const { hosting } = v.parse(Release, JSON.parse(text));
  const load = createRequire(import.meta.url)(superstatic) as Superstatic;
  const serve = load.default({
    cwd: folder,
    config: hosting,
    fallthrough: false,
    rewriters: { function: functionAsked },
  });
  const server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

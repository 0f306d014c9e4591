import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { WebRoots } from './webRoots';

/** A file whose name changes with its content: ten hexadecimal digits before its extension. */
const HASHED = /\.[0-9a-f]{10}(\.LICENSE)?\.[a-z0-9.]+$/;
const HAS_EXTENSION = /\.[^/.]+$/;

/**
 * The built product: the shell at `/`, each remote at `/remotes/{id}/`. A path without an extension is a page of the
 * shell; a file that is not there is 404.
 */
export function staticSite({ shell, remotes }: WebRoots): Hono {
  const site = new Hono();
  for (const [id, root] of Object.entries(remotes)) {
    const prefix = `/remotes/${id}`;
    site.get(
      `${prefix}/*`,
      serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length), onFound }),
    );
  }
  site.get('/remotes/*', (context) => context.notFound());
  site.get('/*', serveStatic({ root: shell, onFound }));
  site.get('/*', async (context, next) => {
    if (HAS_EXTENSION.test(context.req.path)) return context.notFound();
    if (!(await isThere(join(shell, 'index.html')))) return context.text(NOT_BUILT, 503);
    return serveStatic({ root: shell, path: 'index.html', onFound })(context, next);
  });
  return site;
}

const NOT_BUILT = 'The product has not been built yet: run npm run build.\n';

function onFound(path: string, context: Context): void {
  context.header(
    'Cache-Control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { HeadersAt } from './hostingHeaders';
import type { WebRoots } from './webRoots';

const HAS_EXTENSION = /\.[^/.]+$/;

/**
 * The built product: the shell at `/`, each remote at `/remotes/{id}/`, the embed script. A path without an extension is a page of the
 * shell; a file that is not there is 404, and never kept. Each answer carries the headers that production gives its path, and as there
 * texts are compressed, and a file that the browser has already is not sent again.
 */
export function staticSite({ shell, remotes, embed }: WebRoots, headersAt: HeadersAt): Hono {
  const site = new Hono();
  site.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersAt(context.req.path)))
      context.header(name, value);
    // A name that is not there yet must not be kept as absent: the next release may bring it.
    if (context.res.status === 404) context.header('Cache-Control', 'no-store');
  });
  site.use(compress(), etag());
  for (const [id, root] of Object.entries(remotes)) {
    const prefix = `/remotes/${id}`;
    site.get(
      `${prefix}/*`,
      serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) }),
    );
  }
  site.get('/remotes/*', (context) => context.notFound());
  site.get('/embed.js', serveStatic({ root: embed }));
  site.get('/*', serveStatic({ root: shell }));
  site.get('/*', async (context, next) => {
    if (HAS_EXTENSION.test(context.req.path)) return context.notFound();
    if (!(await isThere(join(shell, 'index.html')))) return context.text(NOT_BUILT, 503);
    return serveStatic({ root: shell, path: 'index.html' })(context, next);
  });
  return site;
}

const NOT_BUILT = 'The product has not been built yet: run npm run build.\n';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
 * The built product: the shell at `/`, each remote of the repository at `/remotes/{id}/workspace/`, the embed script, its parts and fonts. A path without an extension is a page of the
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
  const distOf = new Map<string, string>();
  site.get('/remotes/:id/workspace/*', (context, next) => {
    const id = context.req.param('id');
    if (!distOf.has(id)) for (const remote of remotes()) distOf.set(remote.id, remote.dist);
    const root = distOf.get(id);
    const prefix = `/remotes/${id}/workspace`;
    if (root === undefined) return Promise.resolve(context.notFound());
    const rewriteRequestPath = (path: string) => path.slice(prefix.length);
    return serveStatic({ root, rewriteRequestPath })(context, next);
  });
  site.get('/remotes/*', (context) => context.notFound());
  site.get('/year-preview.png', serveStatic({ root: embed }));
  site.get('/fonts/:file', serveStatic({ root: embed }));
  site.get('/fonts/*', (context) => context.notFound());
  site.get('/:file{embed(-[a-z-]+\\.[0-9a-f]{10})?\\.js}', serveStatic({ root: embed }));
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

import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { BACKUP_PATH } from '../backup/backupRoute';
import type { HeadersAt } from '../static/hostingHeaders';
import { foreignRequest } from './foreignRequest';
import { gzipped } from './gzipped';
import { staticSite } from '../static/staticSite';
import type { WebRoots } from '../static/webRoots';

/** A part of the wire: answers a request that is its own, and gives null for any other. */
export type WireHandler = (request: Request) => Promise<Response | null>;

export interface ApplicationParts {
  readonly wires: readonly WireHandler[];
  readonly chunkUpload: (request: Request) => Promise<Response>;
  readonly mediaUpload: (request: Request) => Promise<Response>;
  /** Answers the pictures of libraries. */
  readonly media: (request: Request) => Promise<Response>;
  /** Answers the embed script; `address` is who asks. */
  readonly embed: (request: Request, address: string) => Promise<Response>;
  /** Answers the pages that the product hosts for years. */
  readonly hostedPage: (request: Request) => Promise<Response>;
  /** Pages beside the product's, by path; each is told the port at which it is asked for. */
  readonly ownPages: Readonly<Record<string, (port: string) => Promise<Response>>>;
  readonly backup: (request: Request) => Promise<Response>;
  /** Answers what is live of each remote, and the files of releases. */
  readonly registry: (request: Request) => Promise<Response>;
  readonly firebaseConfig: object;
  readonly webRoots: WebRoots;
  /** What goes along with the files of the product. */
  readonly headersAt: HeadersAt;
  /** False until the demo is there. */
  readonly isReady: () => boolean;
}

/** Firestore takes requests of up to 10 MiB. */
const MAX_BODY_BYTES = 11 * 1024 * 1024;

/** Functions take requests of up to 32 MB; the handler says what a picture may be. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

/** Names by which a browser on this machine calls us; a page elsewhere that points its own name here is refused. */
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The one origin: the wire of Firebase's SDKs, our own handlers, and the built product. */
export function application(parts: ApplicationParts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (!LOOPBACK_NAMES.has(hostname))
      return context.text('This server is for its own machine only.\n', 403);
    const refusal = foreignRequest(context.req.raw);
    if (refusal !== null) return context.text(`${refusal}\n`, 403);
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    if (!context.res.headers.has('Referrer-Policy'))
      context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    return undefined;
  });
  app.post(
    '/api/media/*',
    bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: () => tooLarge() }),
    ({ req }) => parts.mediaUpload(req.raw),
  );
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => tooLarge() }));

  app.get('/healthz', (context) =>
    parts.isReady() ? context.text('ok\n') : context.text('starting\n', 503),
  );
  app.get('/__/firebase/init.json', (context) => context.json(parts.firebaseConfig));
  app.get(BACKUP_PATH, (context) => parts.backup(context.req.raw));
  app.post('/api/imports/*', (context) => parts.chunkUpload(context.req.raw));
  app.all('/api/embed/*', (context) =>
    parts.embed(context.req.raw, getConnInfo(context).remote.address ?? ''),
  );
  app.all('/media/*', (context) => parts.media(context.req.raw));
  app.all('/y/*', (context) => parts.hostedPage(context.req.raw));
  for (const [path, page] of Object.entries(parts.ownPages))
    app.get(path, (context) => page(new URL(context.req.url).port));
  app.use(async (context, next) => {
    for (const wire of parts.wires) {
      const answer = await wire(context.req.raw);
      if (answer !== null) return gzipped(answer, context.req.header('Accept-Encoding'));
    }
    return next();
  });
  for (const own of ['/api/*', '/__/*']) app.all(own, (context) => context.notFound());
  for (const own of ['/remotes.json', '/remotes/:id/:version{[0-9][^/]*}/*'])
    app.all(own, compress(), etag(), (context) => parts.registry(context.req.raw));
  app.route('/', staticSite(parts.webRoots, parts.headersAt));
  app.onError((failure, context) => {
    if (failure instanceof HTTPException) return failure.getResponse();
    console.error(failure);
    return context.text('Internal error\n', 500);
  });
  return app;
}

/** As Google's front end words it, for whichever of the wires the body was meant. */
const tooLarge = (): Response =>
  Response.json(
    {
      error: {
        code: 413,
        message: `The request's body exceeds the limit of ${MAX_BODY_BYTES} bytes.`,
        status: 'INVALID_ARGUMENT',
      },
    },
    { status: 413 },
  );

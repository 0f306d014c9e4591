import { CACHED } from '../embed/cached';
import { freshCache } from '../embed/freshCache';
import type { Services } from '../services';
import { hostedPageReader } from './hostedPageOf';
import { PAGE_HEADERS } from './pageHeaders';
import { writeAbsentPage, writePage } from './writePage';
import { writeStyles } from './writeStyles';

export type HostedPageHandler = (request: Request) => Promise<Response>;

/** `/y/{path}`, and `/y/{path}/styles`, whose address has no dot: what has one is a file of the hosting. */
const ADDRESS = /^\/y\/([a-z0-9-]{1,60})(\/styles)?$/;
const MOST_PAGES = 500;

/** Answers the pages that the product hosts for years. No cookie is set or read, and nobody is told apart. */
export function hostedPageHandler(
  services: Pick<Services, 'documents' | 'now'>,
): HostedPageHandler {
  const pages = freshCache({
    ...CACHED,
    most: MOST_PAGES,
    now: services.now,
    read: hostedPageReader(services),
  });

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...PAGE_HEADERS, Allow: 'GET, HEAD' } });
    const { pathname, origin } = new URL(request.url);
    const [, path = '', styles] = ADDRESS.exec(pathname) ?? [];
    const page = path === '' ? null : await pages.get(path);
    const isFor = (type: string) => ({ ...PAGE_HEADERS, 'Content-Type': `${type}; charset=utf-8` });
    // The page of a path that no year has is styled as well.
    if (styles !== undefined)
      return new Response(writeStyles(page?.story.colour ?? null), { headers: isFor('text/css') });
    const html = page === null ? writeAbsentPage() : writePage(page, { path, origin });
    return new Response(html, { status: page === null ? 404 : 200, headers: isFor('text/html') });
  };
}

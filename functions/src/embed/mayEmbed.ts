import type { ServedYear } from './servedYear';

/**
 * Whether the page that asks may read the year's shows: the embed page's origin, exactly, or our own. A request without
 * an origin comes from our own pages or from no page at all.
 */
export function mayEmbed(request: Request, { embedPage }: Pick<ServedYear, 'embedPage'>): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === embedPage?.origin || origin === new URL(request.url).origin;
}

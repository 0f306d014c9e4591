import type { Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** For so long it may take until a page that is being drawn is there. */
const DRAWN_WITHIN_MS = 10_000;

/** When queries were prefetched whose page is not there yet. */
const prefetchedAt = new WeakMap<object, number>();

/** Asks for what nobody has asked for yet, while the page that shows it is being drawn. */
export function prefetch(client: QueryClient, queryKey: QueryKey, queryFn: QueryFunction): void {
  if (client.getQueryState(queryKey) !== undefined) return;
  // A page that comes afterwards asks again, and says what is wrong.
  void client.query({ queryKey, queryFn }).catch(() => undefined);
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query !== undefined) prefetchedAt.set(query, Date.now());
}

/** Whether what was read for a page that has just come is as new as it can be. */
export const isPrefetched = (query: Pick<Query, 'state'>): boolean =>
  !query.state.isInvalidated && Date.now() - (prefetchedAt.get(query) ?? 0) < DRAWN_WITHIN_MS;

/** The page is there: from now on whoever opens it has everything read again. */
export function endPrefetch(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query !== undefined) prefetchedAt.delete(query);
}

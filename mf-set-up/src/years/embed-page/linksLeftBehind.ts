import { pageMove, type PageMove, type YearScope } from 'shared-kernel/model';
import { linkState } from 'shared-kernel/server';

/** Personal links that were sent and lead to a page that is no longer the year's. */
export interface LinksLeftBehind {
  /** Supporters with such a link; null where the server does not answer. */
  readonly links: number | null;
  /** The page that they lead to. */
  readonly madeFor: string;
  readonly move: Exclude<PageMove, 'none'>;
}

/** What becomes of the links when a year's embed page is changed; null where that changes nothing for any. */
export async function linksLeftBehind(
  scope: YearScope,
  before: string,
  after: string,
): Promise<LinksLeftBehind | null> {
  if (before === after) return null;
  const state = await linkState(scope);
  if (!state.ok) return before === '' ? null : leftBehind(null, before, after);
  const { links, newestExport } = state.value;
  if (links === 0 || newestExport === null) return null;
  const { embedPage: madeFor } = newestExport;
  const areLost = pageMove(madeFor, before) === 'otherSite';
  const left = leftBehind(links, madeFor, after);
  return areLost && left?.move === 'otherSite' ? null : left;
}

function leftBehind(links: number | null, madeFor: string, after: string): LinksLeftBehind | null {
  const move = pageMove(madeFor, after);
  return move === 'none' ? null : { links, madeFor, move };
}

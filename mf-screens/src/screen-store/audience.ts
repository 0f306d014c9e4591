import { SCREEN_MATCHES, type ScreenMatch, type ScreenSetup } from 'shared-kernel/model';

export const MATCH_LABELS = {
  allUsers: 'All supporters',
  allSearches: 'Supporters who match all searches chosen below',
  anySearches: 'Supporters who match any of the searches chosen below',
} as const satisfies Record<ScreenMatch, string>;

export const isScreenMatch = (match: string): match is ScreenMatch =>
  SCREEN_MATCHES.some((known) => known === match);

/** Who sees a screen, in a few words. */
export function audienceOf({ match, searchIds }: Omit<ScreenSetup, 'name'>): string {
  if (!isScreenMatch(match)) return 'Nobody: the match type is not valid';
  if (match === 'allUsers') return 'Shown to all supporters';
  if (searchIds.length === 0) return 'Nobody yet: no search is chosen';
  const searches = searchIds.length === 1 ? '1 search' : `${String(searchIds.length)} searches`;
  return match === 'allSearches' ? `Matches all of ${searches}` : `Matches any of ${searches}`;
}

import type { ScreenReason, ScreenTrace } from 'evaluation';

/** Why a supporter sees a screen or does not, in a sentence. */
export const screenReasonWords = (trace: ScreenTrace): string => WORDS[trace.reason](trace);

const WORDS = {
  everybody: () => 'All supporters see it.',
  met: ({ screen, searches }) => {
    const matched = searches.filter(({ trace }) => trace?.passed === true).length;
    if (searches.length === 1) return 'Its search matches.';
    return screen.match === 'allSearches'
      ? `All of its ${String(searches.length)} searches match.`
      : `${String(matched)} of its ${String(searches.length)} searches ${matched === 1 ? 'matches' : 'match'}, and one is enough.`;
  },
  notMet: ({ screen, searches }) => {
    if (searches.length === 1) return 'Its search does not match.';
    const missed = searches.filter(({ trace }) => trace?.passed !== true).length;
    return screen.match === 'allSearches'
      ? `${String(missed)} of its ${String(searches.length)} searches ${missed === 1 ? 'does' : 'do'} not match, and all have to.`
      : `None of its ${String(searches.length)} searches matches.`;
  },
  noSearches: () => 'No search is chosen, so nobody sees it.',
  invalidMatch: () => 'Its match type is not valid, so nobody sees it.',
  nothingToSee: ({ screen }) =>
    screen.content.items.length === 0
      ? 'It matches, but nothing is on it yet: supporters do not get it.'
      : 'It matches, but none of its objects shows for this supporter, so they do not get it.',
} as const satisfies Record<ScreenReason, (trace: ScreenTrace) => string>;

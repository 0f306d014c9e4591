import { isNotCounted, isWorking, type Search } from 'shared-kernel/model';

/** How the list can be sorted; by name at first (spec §2). */
export const SORTS = ['name', 'most', 'fewest', 'saved'] as const;
export type SearchSort = (typeof SORTS)[number];

/** What of the list can be shown. */
export const SHOWS = ['all', 'nobody', 'failed', 'unused'] as const;
export type SearchShow = (typeof SHOWS)[number];

export const SORT_WORDS = {
  name: 'Sorted by name',
  most: 'Most supporters first',
  fewest: 'Fewest supporters first',
  saved: 'Last saved first',
} as const satisfies Record<SearchSort, string>;

export const SHOW_WORDS = {
  all: 'All searches',
  nobody: 'Matches nobody',
  failed: 'Count failed',
  unused: 'Not used yet',
} as const satisfies Record<SearchShow, string>;

/** What is worked out anew has no count to go by, and comes last. */
const matchedBy = (search: Search, whileWorking: number): number =>
  isWorking(search) || isNotCounted(search) ? whileWorking : search.supportersMatched;

const savedAt = ({ saved }: Search): number => saved.savedAt?.getTime() ?? 0;

/** Of two searches that stand alike, the one first by name stays first. */
const ORDERS: Record<SearchSort, (one: Search, other: Search) => number> = {
  name: () => 0,
  most: (one, other) => matchedBy(other, -1) - matchedBy(one, -1),
  fewest: (one, other) => compare(matchedBy(one, Infinity), matchedBy(other, Infinity)),
  saved: (one, other) => savedAt(other) - savedAt(one),
};

/** Sorts what comes sorted by name. */
export const sortedSearches = (searches: readonly Search[], sort: SearchSort): readonly Search[] =>
  searches.toSorted(ORDERS[sort]);

/** Whether a search is among those that are to be shown. */
export const isShown = (
  search: Search,
  show: SearchShow,
  isUsed: (search: Search) => boolean,
): boolean => SHOWN[show](search, isUsed);

const SHOWN: Record<SearchShow, (search: Search, isUsed: (one: Search) => boolean) => boolean> = {
  all: () => true,
  nobody: (search) => !isWorking(search) && !isNotCounted(search) && search.supportersMatched === 0,
  failed: (search) => !isWorking(search) && search.supportersMatchedFault !== null,
  unused: (search, isUsed) => !isUsed(search),
};

const compare = (one: number, other: number): number => (one < other ? -1 : Number(one > other));

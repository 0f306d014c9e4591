import type { CivilDate } from './civilDate';
import type { ScreenId } from './ids';

/** Counts below this are never told: too few people to stay a number. */
export const FEWEST_TOLD = 10;

/**
 * A count as far as the server tells it. `fewerThan` (0 included) hides a small count; `atLeast` hides one that would
 * follow from the difference to other counts.
 */
export type ResultCount =
  | { readonly kind: 'exact'; readonly count: number }
  | { readonly kind: 'atLeast'; readonly count: number }
  | { readonly kind: 'fewerThan'; readonly count: typeof FEWEST_TOLD };

export interface ShowCounts {
  readonly opened: ResultCount;
  readonly finished: ResultCount;
  readonly shared: ResultCount;
  /** How often a call to action was followed. */
  readonly acted: ResultCount;
  /** Where shows were left before their end; every row names the same screens. One may have been deleted since. */
  readonly leftAt: readonly { readonly screenId: ScreenId; readonly count: ResultCount }[];
}

/** Days are those of UTC. */
export interface DayResults extends ShowCounts {
  readonly day: CivilDate;
}

export interface ShowResults {
  /** Days on which anything happened, oldest first. */
  readonly days: readonly DayResults[];
  readonly total: ShowCounts;
}

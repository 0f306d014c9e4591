import type { ConditionMatch, ConditionNode } from './condition';
import type { SearchId } from './ids';
import type { MatchResult, Revision } from './match';
import type { Tagged } from './tags';

/** What a person edits of a search. `match` may hold text that is no match type where stored data is broken (D8). */
export interface SearchDefinition {
  readonly id: SearchId;
  readonly name: string;
  readonly match: ConditionMatch | (string & {});
  readonly conditions: readonly ConditionNode[];
}

export interface Search extends SearchDefinition, MatchResult, Tagged {
  /** Times an action matched → supporters; null where the search has no action condition (D7). */
  readonly supportersMatchedSpread: Readonly<Record<string, number>> | null;
  readonly saved: Revision;
}

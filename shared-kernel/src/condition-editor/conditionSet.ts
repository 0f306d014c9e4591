import type { ConditionMatch, ConditionNode } from 'shared-kernel/model';

/** Conditions and how they are joined: of a search, or of an item of a screen. */
export interface ConditionSet {
  /** May hold text that is no match type where stored data is broken (D8). */
  readonly match: ConditionMatch | (string & {});
  readonly conditions: readonly ConditionNode[];
}

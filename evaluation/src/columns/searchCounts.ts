import type { ConditionId } from 'shared-kernel/model';
import type { ConditionFault } from '../conditions/conditionPlan';
import type { Problem } from '../problems/problem';

/** What a search that is being edited comes to, as a whole and condition by condition. */
export interface SearchCounts {
  /** Supporters that match. */
  readonly total: number;
  /** All supporters of the year. */
  readonly supporters: number;
  readonly conditions: readonly ConditionCounts[];
  /** Why the search matches nobody whatever its conditions say: it lies on a cycle, or has no valid match type. */
  readonly fault: Problem | null;
}

export interface ConditionCounts {
  readonly id: ConditionId;
  /** Supporters that meet it alone. */
  readonly count: number;
  /** Supporters that match a search of this and the conditions before it. */
  readonly funnel: number;
  /** Supporters that meet it only because a value is missing or cannot be read. */
  readonly missingOnly: number;
  /** The fields that a fuzzy name hits, in the order of the field list; none for an exact name. */
  readonly fuzzyNames: readonly string[];
  /** Actions exactly on the first or last day that the year excludes (D4). */
  readonly onExcludedBounds: number;
  /** What makes the condition the same for everybody. */
  readonly fault: ConditionFault | null;
}

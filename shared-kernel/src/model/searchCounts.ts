import type { ConditionId } from './ids';
import type { MatchFaultCode } from './match';

/** What a search comes to before it is saved: of all supporters, condition by condition. */
export interface SearchCounts {
  /** Supporters who match. */
  readonly total: number;
  /** Supporters of the year. */
  readonly supporters: number;
  readonly conditions: readonly ConditionCounts[];
  /** Why the search counts nobody, whatever its conditions say; null where nothing is wrong. */
  readonly fault: SearchCountsFault | null;
}

export interface ConditionCounts {
  readonly id: ConditionId;
  /** Supporters who meet it, whatever the others say. */
  readonly count: number;
  /** Supporters who meet the conditions up to this one, by the search's all or any. */
  readonly funnel: number;
  /** Of `count`, those who meet it only because the value is missing (D5). */
  readonly missingOnly: number;
  /** Fields that a fuzzy name names. */
  readonly fuzzyNames: readonly string[];
  /** Actions, of all supporters, on exactly one of the two days around the year, which it leaves out (D4). */
  readonly onExcludedBounds: number;
  /** What makes it the same for everybody; null where nothing does. */
  readonly fault: MatchFaultCode | null;
  /** Of a group, what each condition within it comes to, however deep; absent of a condition. */
  readonly within?: readonly PartCounts[];
}

/** Of a condition within a group. */
export type PartCounts = Omit<ConditionCounts, 'funnel' | 'within'>;

export interface SearchCountsFault {
  readonly code: string;
  readonly message: string;
}

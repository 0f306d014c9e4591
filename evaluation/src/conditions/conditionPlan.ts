import type { Comparable } from './comparable';
import type { Verdict } from './verdict';

/**
 * A condition with its names resolved: what rows, columns and traces run alike. There is no other place that
 * says when a condition is met.
 */
export type ConditionPlan = FieldsPlan | SearchPlan;

export interface FieldsPlan {
  readonly kind: 'fields';
  readonly checks: readonly FieldCheck[];
  /** The condition's count from how many of the checks pass (D5). */
  readonly countOf: (passed: number) => number;
  readonly fault: ConditionFault | null;
}

export interface SearchPlan {
  readonly kind: 'search';
  /** Where the referenced search's count stands; undefined for a search that does not exist. */
  readonly slot: number | undefined;
  /** The condition's count from the referenced search's count (D5). */
  readonly countOf: (count: number) => number;
  readonly fault: ConditionFault | null;
}

/** One field that a condition looks at. */
export interface FieldCheck {
  readonly slot: number;
  readonly judge: Judge;
}

/** `present`: the raw text is not blank. `value`: null where it is blank or cannot be read. */
export type Judge = (present: boolean, value: Comparable | null) => Verdict;

/** What makes a condition the same for every supporter, or surprising to most people. */
export const CONDITION_FAULTS = [
  'unknownField',
  'wrongFieldType',
  'noFuzzyMatch',
  'unknownSearch',
  'emptyDataValue',
  'unreadableDataValue',
] as const;
export type ConditionFault = (typeof CONDITION_FAULTS)[number];

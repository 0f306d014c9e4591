import type { ConditionNode, GroupMatch } from 'shared-kernel/model';
import type { Comparable } from './comparable';
import type { Verdict } from './verdict';

/**
 * A condition with its names resolved: what rows, columns and traces run alike. There is no other place that
 * says when a condition is met.
 */
export type ConditionPlan = FieldsPlan | SearchPlan | GroupPlan;

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

/** Conditions that count together (D416). */
export interface GroupPlan {
  readonly kind: 'group';
  readonly match: GroupMatch;
  readonly conditions: readonly CompiledCondition[];
  readonly fault: ConditionFault | null;
}

export interface CompiledCondition {
  readonly definition: ConditionNode;
  readonly plan: ConditionPlan;
  /** Its count goes into that of what it stands in (D7). */
  readonly isAction: boolean;
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
  'emptyRange',
  'operatorDoesNotFit',
  'emptyGroup',
] as const;
export type ConditionFault = (typeof CONDITION_FAULTS)[number];

/** Every field that a condition looks at, those of a group's conditions too. */
export const checksOf = (plan: ConditionPlan): readonly FieldCheck[] => {
  if (plan.kind === 'fields') return plan.checks;
  return plan.kind === 'group' ? plan.conditions.flatMap((one) => checksOf(one.plan)) : [];
};

/** Where the counts stand of every search that a condition refers to, those of a group's conditions too. */
export const slotsOf = (plan: ConditionPlan): readonly number[] => {
  if (plan.kind === 'group') return plan.conditions.flatMap((one) => slotsOf(one.plan));
  return plan.kind === 'search' && plan.slot !== undefined ? [plan.slot] : [];
};

import {
  isConditionMatch,
  type Condition,
  type ConditionMatch,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { COMBINATIONS } from '../conditions/combineCounts';
import { conditionCount, countsNobody, type ConditionCount } from '../conditions/conditionCount';
import type { ConditionPlan } from '../conditions/conditionPlan';
import type { ConditionScope } from '../conditions/conditionScope';
import { isActionCondition, planCondition } from '../conditions/planCondition';

export interface CompiledSearch {
  readonly id: SearchId;
  readonly definition: SearchDefinition;
  /** Where its count stands among the counts of a supporter. */
  readonly slot: number;
  /** Only searches with an action condition have a spread (D7). */
  readonly hasActions: boolean;
  readonly conditions: readonly CompiledCondition[];
  /** Null where it matches nobody, whatever the conditions say: an invalid match type, a cycle (D8, D9). */
  readonly match: ConditionMatch | null;
  readonly isOnCycle: boolean;
  readonly count: ConditionCount;
}

export interface CompiledCondition {
  readonly definition: Condition;
  readonly plan: ConditionPlan;
  /** Its count goes into that of the search (D7). */
  readonly isAction: boolean;
}

/** A search's count for one supporter: above 0 exactly where it matches (D7). */
export const compileSearch = (
  definition: SearchDefinition,
  slot: number,
  scope: ConditionScope,
  isOnCycle: boolean,
): CompiledSearch => {
  const conditions = definition.conditions.map((condition) => ({
    definition: condition,
    plan: planCondition(condition, scope),
    isAction: isActionCondition(condition),
  }));
  const match = !isOnCycle && isConditionMatch(definition.match) ? definition.match : null;
  return {
    id: definition.id,
    definition,
    slot,
    hasActions: conditions.some(({ isAction }) => isAction),
    conditions,
    match,
    isOnCycle,
    count: match === null ? countsNobody : countBy(match, conditions),
  };
};

const countBy = (
  match: ConditionMatch,
  conditions: readonly CompiledCondition[],
): ConditionCount => {
  const counters = conditions.map(({ plan }) => conditionCount(plan));
  return (state) =>
    countOfSearch(
      match,
      conditions,
      counters.map((countOf) => countOf(state)),
    );
};

/** A search's count from those of its conditions: of a match their actions, at least 1 (D7). */
export const countOfSearch = (
  match: ConditionMatch,
  conditions: readonly CompiledCondition[],
  counts: readonly number[],
): number => {
  if (counts.length === 0 || !COMBINATIONS[match](counts)) return 0;
  const actions = counts.reduce(
    (sum, count, index) => sum + (conditions[index]?.isAction === true ? count : 0),
    0,
  );
  return Math.max(actions, 1);
};

import {
  isConditionMatch,
  type ConditionMatch,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { conditionCount, countsNobody, type ConditionCount } from '../conditions/conditionCount';
import type { CompiledCondition } from '../conditions/conditionPlan';
import type { ConditionScope } from '../conditions/conditionScope';
import { compileCondition } from '../conditions/planCondition';

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

/** A search's count for one supporter: above 0 exactly where it matches (D7). */
export const compileSearch = (
  definition: SearchDefinition,
  slot: number,
  scope: ConditionScope,
  isOnCycle: boolean,
): CompiledSearch => {
  const conditions = definition.conditions.map((one) => compileCondition(one, scope));
  const match = !isOnCycle && isConditionMatch(definition.match) ? definition.match : null;
  return {
    id: definition.id,
    definition,
    slot,
    hasActions: conditions.some(({ isAction }) => isAction),
    conditions,
    match,
    isOnCycle,
    count:
      match === null
        ? countsNobody
        : conditionCount({ kind: 'group', match, conditions, fault: null }),
  };
};

import { isConditionMatch, type Item } from 'shared-kernel/model';
import { COMBINATIONS } from '../conditions/combineCounts';
import { conditionCount } from '../conditions/conditionCount';
import { planCondition } from '../conditions/planCondition';
import type { ConditionScope } from '../conditions/conditionScope';
import type { EvaluationState } from '../conditions/conditionCount';

export interface CompiledItem {
  readonly item: Item;
  readonly shows: (state: EvaluationState) => boolean;
}

/** Whether an item shows: always without conditions, never with an invalid match type (D8). */
export const compileItem = (item: Item, scope: ConditionScope): CompiledItem => ({
  item,
  shows: compileShows(item, scope),
});

const compileShows = (
  { conditions, conditionsMatch }: Item,
  scope: ConditionScope,
): CompiledItem['shows'] => {
  if (conditions.length === 0) return () => true;
  if (!isConditionMatch(conditionsMatch)) return () => false;
  const matches = COMBINATIONS[conditionsMatch];
  const compiled = conditions.map((condition) => conditionCount(planCondition(condition, scope)));
  return (state) => matches(compiled.map((countOf) => countOf(state)));
};

export const hasInvalidMatch = ({ conditions, conditionsMatch }: Item): boolean =>
  conditions.length > 0 && !isConditionMatch(conditionsMatch);

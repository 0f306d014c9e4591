import type { SearchDefinition, SearchId } from 'shared-kernel/model';
import { COMBINATIONS, isConditionMatch } from '../conditions/combineCounts';
import { compileCondition, isActionCondition } from '../conditions/compileCondition';
import type { ConditionScope } from '../conditions/conditionScope';
import { countsNobody, type ConditionCount } from '../conditions/conditionCount';

export interface CompiledSearch {
  readonly id: SearchId;
  /** Where its count stands among the counts of a supporter. */
  readonly slot: number;
  /** Only searches with an action condition have a spread (D7). */
  readonly hasActions: boolean;
  readonly count: ConditionCount;
}

/** A search's count for one supporter: above 0 exactly where it matches (D7). */
export const compileSearch = (
  search: SearchDefinition,
  slot: number,
  scope: ConditionScope,
  isOnCycle: boolean,
): CompiledSearch => ({
  id: search.id,
  slot,
  hasActions: search.conditions.some(isActionCondition),
  count: isOnCycle ? countsNobody : compileCount(search, scope),
});

const compileCount = (
  { match, conditions }: SearchDefinition,
  scope: ConditionScope,
): ConditionCount => {
  if (conditions.length === 0 || !isConditionMatch(match)) return countsNobody;
  const matches = COMBINATIONS[match];
  const compiled = conditions.map((condition) => compileCondition(condition, scope));
  const isAction = conditions.map(isActionCondition);
  return (state) => {
    const counts = compiled.map((countOf) => countOf(state));
    if (!matches(counts)) return 0;
    const actions = counts.reduce((sum, count, index) => sum + (isAction[index] ? count : 0), 0);
    return Math.max(actions, 1);
  };
};

import type { Condition } from 'shared-kernel/model';
import { readDecimal } from '../values/decimal';
import type { ConditionScope } from './conditionScope';
import { countsNobody, type ConditionCount, type EvaluationState } from './conditionCount';
import { COMPARISONS } from './operators';

/** The id of the search that a condition refers to; ids are trimmed like names (spec §5). */
export const referenceOf = ({ dataId }: Pick<Condition, 'dataId'>): string => dataId.trim();

/** The referenced search's count, at least 1 where it passes; an absent search counts 0 (D5). */
export const searchCount = (
  condition: Condition,
  { slotOfSearch }: ConditionScope,
): ConditionCount => {
  const slot = slotOfSearch(referenceOf(condition));
  const countOf = ({ counts }: EvaluationState): number =>
    slot === undefined ? 0 : (counts[slot] ?? 0);
  if (condition.dataEqualsOperator === 'notEmpty') return countOf;

  const { holds } = COMPARISONS[condition.dataEqualsOperator];
  const operand = readDecimal(condition.dataValue.trim());
  if (operand === null) return countsNobody;
  return (state) => {
    const count = countOf(state);
    return holds(count - operand.number) ? Math.max(count, 1) : 0;
  };
};

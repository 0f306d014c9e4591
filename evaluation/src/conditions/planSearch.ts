import type { Condition } from 'shared-kernel/model';
import type { ConditionFault, SearchPlan } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { operandTest, type OperandTest } from './operandTests';

/** The id of the search that a condition refers to; ids are trimmed like names (spec §5). */
export const referenceOf = ({ dataId }: Pick<Condition, 'dataId'>): string => dataId.trim();

/** The referenced search's count, at least 1 where it passes; an absent search counts 0 (D5). */
export const planSearch = (
  condition: Condition,
  { slotOfSearch, today, year }: ConditionScope,
): SearchPlan => {
  const slot = slotOfSearch(referenceOf(condition));
  const unknown: ConditionFault | null = slot === undefined ? 'unknownSearch' : null;
  const { dataEqualsOperator: operator } = condition;
  if (operator === 'notEmpty') {
    return { kind: 'search', slot, countOf: (count) => count, fault: unknown };
  }
  // A search has a count always, so that `empty` asks nothing of it.
  const test: OperandTest | ConditionFault =
    operator === 'empty'
      ? 'operatorDoesNotFit'
      : operandTest(operator, condition, 'number', { today, dateFrom: year.dateFrom });
  if (typeof test === 'string') {
    return { kind: 'search', slot, countOf: () => 0, fault: unknown ?? test };
  }
  const { holds } = test;
  return {
    kind: 'search',
    slot,
    countOf: (count) => (holds(count) ? Math.max(count, 1) : 0),
    fault: unknown,
  };
};

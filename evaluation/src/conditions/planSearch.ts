import type { Condition } from 'shared-kernel/model';
import { readDecimal } from '../values/decimal';
import { isBlank } from '../values/typedValue';
import type { ConditionFault, SearchPlan } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { COMPARISONS } from './operators';

/** The id of the search that a condition refers to; ids are trimmed like names (spec §5). */
export const referenceOf = ({ dataId }: Pick<Condition, 'dataId'>): string => dataId.trim();

/** The referenced search's count, at least 1 where it passes; an absent search counts 0 (D5). */
export const planSearch = (condition: Condition, { slotOfSearch }: ConditionScope): SearchPlan => {
  const slot = slotOfSearch(referenceOf(condition));
  const unknown: ConditionFault | null = slot === undefined ? 'unknownSearch' : null;
  const { dataEqualsOperator: operator, dataValue } = condition;
  if (operator === 'notEmpty') {
    return { kind: 'search', slot, countOf: (count) => count, fault: unknown };
  }
  const operand = readDecimal(dataValue.trim());
  if (operand === null) {
    const fault = unknown ?? (isBlank(dataValue) ? 'emptyDataValue' : 'unreadableDataValue');
    return { kind: 'search', slot, countOf: () => 0, fault };
  }
  const { holds } = COMPARISONS[operator];
  return {
    kind: 'search',
    slot,
    countOf: (count) => (holds(count - operand.number) ? Math.max(count, 1) : 0),
    fault: unknown,
  };
};

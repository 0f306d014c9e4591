import type { Condition, FieldType } from 'shared-kernel/model';
import { dayOrder } from '../values/civilDay';
import type { FieldReading } from '../values/supporterValues';
import type { ConditionScope } from './conditionScope';
import type { ConditionCount } from './conditionCount';
import { resolveFields } from './resolveFields';

const PAGE_TYPES: ReadonlySet<FieldType> = new Set(['action']);

/** Completed: how many of the action fields have a participation date that passes (D5). */
export const pageCount = (
  condition: Condition,
  { year, table }: ConditionScope,
): ConditionCount => {
  const slots = resolveFields(condition, table, PAGE_TYPES);
  const from = condition.pageCheckDate ? dayOrder(year.dateFrom) : -Infinity;
  const to = condition.pageCheckDate ? dayOrder(year.dateTo) : Infinity;

  const tookPart = ({ value }: FieldReading): boolean =>
    value?.kind === 'day' && value.order > from && value.order < to;
  const completed: ConditionCount = ({ values }) => {
    let count = 0;
    for (const slot of slots) if (tookPart(values.reading(slot))) count += 1;
    return count;
  };
  return condition.pageAction === 'completed'
    ? completed
    : (state) => (completed(state) === 0 ? 1 : 0);
};

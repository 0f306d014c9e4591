import type { CivilDate } from 'shared-kernel/model';
import { dayOrder, lastDayOfMonth, printDay } from '../values/civilDay';
import type { Comparison } from './comparison';

/** From this many months on years are said, below them months. */
const LONG_MONTHS = 24;

/** On or after the first; between the first and the last; or just that day, where all have the same. */
export const dayConditions = (days: readonly CivilDate[]): readonly Comparison[] => {
  const sorted = days.toSorted((one, other) => dayOrder(one) - dayOrder(other));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isLong = monthOf(last) - monthOf(first) >= LONG_MONTHS;
  const from = printDay({ ...first, ...(isLong && { month: 1 }), day: 1 });
  const after: Comparison = { dataEqualsOperator: '>=', dataValue: from };
  // What one supporter has says nothing of an upper end.
  if (sorted.length === 1) return [after];
  const to = printDay(isLong ? { ...last, month: 12, day: 31 } : lastDayOfMonth(last));
  return [
    after,
    { dataEqualsOperator: 'between', dataValue: '', dataValues: [from, to] },
    ...(dayOrder(first) === dayOrder(last)
      ? [{ dataEqualsOperator: '==' as const, dataValue: printDay(first) }]
      : []),
  ];
};

const monthOf = ({ year, month }: CivilDate): number => year * 12 + month;

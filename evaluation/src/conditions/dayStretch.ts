import { dayBeside, type CivilDate, type OperatorId } from 'shared-kernel/model';
import { dayOrder } from '../values/civilDay';
import { readDecimal } from '../values/decimal';

/** What stretches of days are measured from. */
export interface StretchDays {
  readonly today: CivilDate;
  /** The day before the first of the year (D4). */
  readonly dateFrom: CivilDate;
}

/** Days in their order, both ends within. */
interface DayStretch {
  readonly from: number;
  readonly to: number;
}

/** More days than a year's data reaches back. */
const MOST_DAYS = 36_500;

/** The days that an operator of days asks for (D418); null where it is none, or its number of days cannot be read. */
export const dayStretch = (
  operator: OperatorId,
  days: string,
  { today, dateFrom }: StretchDays,
): DayStretch | null => {
  if (operator === 'beforeYear') return { from: -Infinity, to: dayOrder(dateFrom) };
  if (operator === 'inThisMonth') {
    const first = dayOrder({ ...today, day: 1 });
    return { from: first, to: first + 30 };
  }
  const number = operator === 'inLastDays' ? readDays(days) : null;
  return number === null
    ? null
    : { from: dayOrder(dayBeside(today, -number)), to: dayOrder(today) };
};

/** A whole number of days from 0 on; null otherwise. */
export const readDays = (text: string): number | null => {
  const number = readDecimal(text.trim())?.number ?? -1;
  return Number.isInteger(number) && number >= 0 && number <= MOST_DAYS ? number : null;
};

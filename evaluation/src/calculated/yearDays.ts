import { dayBeside, type CivilDate } from 'shared-kernel/model';
import { dayOrder } from '../values/civilDay';

/** What calculations ask of a year. */
export interface YearDays {
  /** The year's own last day, up to which years are counted [E72]. */
  readonly lastDay: CivilDate;
  /** Whether a day, by its order, lies strictly between the year's ends (D4). */
  readonly holds: (order: number) => boolean;
  /** Equal for equal years. */
  readonly key: string;
}

export const yearDays = ({
  dateFrom,
  dateTo,
}: {
  readonly dateFrom: CivilDate;
  readonly dateTo: CivilDate;
}): YearDays => {
  const [from, to] = [dayOrder(dateFrom), dayOrder(dateTo)];
  return {
    lastDay: dayBeside(dateTo, -1),
    holds: (order) => order > from && order < to,
    key: `${String(from)}-${String(to)}`,
  };
};

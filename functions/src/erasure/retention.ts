import { dayBeside, timestampOf, type CivilDate, type Year } from 'shared-kernel/model';

/** Whether the last day on which a year's supporter data is kept is over, in UTC (D3). */
export const isPastRetention = ({ retainUntil }: Pick<Year, 'retainUntil'>, now: Date): boolean =>
  retainUntil !== null && now >= dayAfter(retainUntil);

const dayAfter = (day: CivilDate): Date => timestampOf(dayBeside(day, 1));

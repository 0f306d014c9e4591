import { dayWords, type CivilDate, type Year } from 'shared-kernel/model';

/** When a year is, its own ends left out (D4): `in 2026`, or `from 1 April 2026 to 31 March 2027`. */
export function yearWords({ dateFrom, dateTo }: Pick<Year, 'dateFrom' | 'dateTo'>): string {
  const first = shifted(dateFrom, 1);
  const last = shifted(dateTo, -1);
  const isCalendarYear = first.year === last.year && isDay(first, 1, 1) && isDay(last, 31, 12);
  return isCalendarYear
    ? `in ${String(first.year)}`
    : `from ${dayWords(first)} to ${dayWords(last)}`;
}

const isDay = ({ day, month }: CivilDate, wantedDay: number, wantedMonth: number): boolean =>
  day === wantedDay && month === wantedMonth;

function shifted({ year, month, day }: CivilDate, days: number): CivilDate {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day + days);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

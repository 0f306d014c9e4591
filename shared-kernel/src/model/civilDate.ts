/** A day of the calendar, never an instant (D3): no time zone can move it. `month` and `day` count from 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `1 April 2026`. */
export const longDay = ({ year, month, day }: CivilDate): string =>
  `${String(day)} ${MONTHS[month - 1] ?? ''} ${String(year)}`;

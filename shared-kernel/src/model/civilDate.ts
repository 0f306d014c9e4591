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

/** `Mar`, as British English shortens it; `month` counts from 1. */
export function shortMonth(month: number): string {
  const name = MONTHS[month - 1] ?? '';
  return name.slice(0, name === 'September' ? 4 : 3);
}

/** `1 April 2026`. */
export const longDay = ({ year, month, day }: CivilDate): string =>
  `${String(day)} ${MONTHS[month - 1] ?? ''} ${String(year)}`;

import type { CivilDate } from './civilDate';
import { dayBeside } from './dayBeside';

/** `2026-04-01`, as date inputs have it. */
export const isoDay = ({ year, month, day }: CivilDate): string =>
  [padded(year, 4), padded(month, 2), padded(day, 2)].join('-');

/** The day of a date input; null where the text is no day of the calendar. */
export function dayOfInput(iso: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return year !== undefined && isoDay(dayBeside(date, 0)) === iso ? date : null;
}

/** The day by this computer's clock and zone. */
export const localDay = (moment: Date): CivilDate => ({
  year: moment.getFullYear(),
  month: moment.getMonth() + 1,
  day: moment.getDate(),
});

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

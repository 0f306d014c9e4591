import type { CivilDate } from 'shared-kernel/model';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysOf = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);

/** Whether the calendar has this date; none has a part that is NaN. */
export const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && day >= 1 && day <= daysOf(year, month);

export const lastDayOfMonth = ({ year, month }: CivilDate): CivilDate => ({
  ...{ year, month, day: daysOf(year, month) },
});

/** D/M/YYYY, padded or not, of a real calendar date (D2); null otherwise. */
export const readDay = (text: string): CivilDate | null => {
  const dayDigits = text.charCodeAt(1) === SLASH ? 1 : 2;
  const monthDigits = text.length - dayDigits - SLASHES_AND_YEAR;
  return monthDigits === 1 || monthDigits === 2 ? readDate(text, 0, dayDigits, monthDigits) : null;
};

/** DD/MM/YYYY of a real calendar date (D2), which the text may go on behind where `start` is given; null otherwise. */
export const readPaddedDay = (text: string, start?: number): CivilDate | null => {
  const isWhole = start === undefined ? text.length === PADDED : text.length >= start + PADDED;
  return isWhole ? readDate(text, start ?? 0, 2, 2) : null;
};

const SLASH = 0x2f;
const SLASHES_AND_YEAR = 6;
const PADDED = 10;

/** Character by character: each of an export's many thousand different texts is asked several times. */
const readDate = (
  text: string,
  start: number,
  dayDigits: number,
  monthDigits: number,
): CivilDate | null => {
  const monthStart = start + dayDigits + 1;
  const yearStart = monthStart + monthDigits + 1;
  if (text.charCodeAt(monthStart - 1) !== SLASH || text.charCodeAt(yearStart - 1) !== SLASH)
    return null;
  const day = digitsAt(text, start, dayDigits);
  const month = digitsAt(text, monthStart, monthDigits);
  const year = digitsAt(text, yearStart, 4);
  return isDay(year, month, day) ? { year, month, day } : null;
};

/** The number of so many ASCII digits; NaN where one is none. */
const digitsAt = (text: string, start: number, count: number): number => {
  let number = 0;
  for (let at = start; at < start + count; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  return number;
};

/** A number that orders days as the calendar does. */
export const dayOrder = ({ year, month, day }: CivilDate): number =>
  year * 10_000 + month * 100 + day;

/** The day that has this order. */
export const dayOfOrder = (order: number): CivilDate => ({
  year: Math.floor(order / 10_000),
  month: Math.floor(order / 100) % 100,
  day: order % 100,
});

/** D/M/YYYY, as a placeholder prints it (D11). */
export const printDay = ({ year, month, day }: CivilDate): string =>
  `${day}/${month}/${padded(year, 4)}`;

/** DD/MM/YYYY, as a spread keys it (D2b). */
export const printPaddedDay = ({ year, month, day }: CivilDate): string =>
  `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;

const padded = (value: number, width: number): string => {
  const digits = String(value);
  return digits.length >= width ? digits : digits.padStart(width, '0');
};

import type { CivilDate } from 'shared-kernel/model';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysOf = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);

export const lastDayOfMonth = ({ year, month }: CivilDate): CivilDate => ({
  ...{ year, month, day: daysOf(year, month) },
});

const readParts = (parts: RegExpExecArray | null): CivilDate | null => {
  if (parts === null) return null;
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1 && day >= 1 && day <= daysOf(year, month) ? { year, month, day } : null;
};

/** D/M/YYYY, padded or not, of a real calendar date (D2); null otherwise. */
export const readDay = (text: string): CivilDate | null =>
  readParts(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text));

/** DD/MM/YYYY of a real calendar date (D2); null otherwise. */
export const readPaddedDay = (text: string): CivilDate | null =>
  readParts(/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text));

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

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

import { dayBeside, type Year } from 'shared-kernel/model';

type Days = Pick<Year, 'dateFrom' | 'dateTo'>;

/** The numbers of a year's calendar years, in texts: 2025; 2025 and 2026 of a year that lies over the turn. */
export interface YearNumbers {
  readonly areIn: (text: string) => boolean;
  /** The text with each number moved on to the other year's. */
  readonly movedOn: (text: string) => string;
}

export const yearNumbers = (source: Days, target: Days): YearNumbers => {
  const [first, last] = calendarYears(source);
  const [targetFirst] = calendarYears(target);
  const isOne = (digits: string) => Number(digits) >= first && Number(digits) <= last;
  return {
    areIn: (text) => (text.match(FOUR_DIGITS) ?? []).some(isOne),
    movedOn: (text) =>
      text.replace(FOUR_DIGITS, (digits) =>
        isOne(digits) ? String(Number(digits) + targetFirst - first) : digits,
      ),
  };
};

const FOUR_DIGITS = /(?<!\d)\d{4}(?!\d)/g;

/** Stored days lie beside the year (D4). */
const calendarYears = ({ dateFrom, dateTo }: Days): readonly [number, number] => [
  dayBeside(dateFrom, 1).year,
  dayBeside(dateTo, -1).year,
];

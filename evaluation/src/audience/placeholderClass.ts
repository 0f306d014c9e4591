import { countsYears } from '../placeholders/formats';
import { fullYears } from '../values/fullYears';
import type { PrintedYear } from '../placeholders/printedYear';
import type { ValueClasses } from '../columns/yearColumns';

/** What stands in the place of a placeholder for somebody, as far as a sentence around it may be wrong for it. */
export const CLASSES = ['other', 'missing', 'unreadable', 'zero', 'negative', 'one'] as const;
export type PlaceholderClass = (typeof CLASSES)[number];

const CODES = {
  other: 0,
  missing: 1,
  unreadable: 2,
  zero: 3,
  negative: 4,
  one: 5,
} as const satisfies Record<PlaceholderClass, number>;

export const codeOfClass = (name: PlaceholderClass): number => CODES[name];

/** The classes of a field's values, printed in a format [E76]; years since a day are a number, too [E72]. */
export const fieldClasses = (format: string, { lastDay }: PrintedYear): ValueClasses => ({
  absent: CODES.missing,
  unreadable: CODES.unreadable,
  ofNumber: numberClass,
  ofDay: countsYears(format) ? (day) => numberClass(fullYears(day, lastDay)) : null,
  ofText: CODES.other,
});

/** Of a search's count, or of any other number that is shown. */
export const numberClass = (number: number): number => {
  if (number === 0) return CODES.zero;
  if (number < 0) return CODES.negative;
  return number === 1 ? CODES.one : CODES.other;
};

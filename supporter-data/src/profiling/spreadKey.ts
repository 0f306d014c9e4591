import { comparableOf, printPaddedDay, type Comparable, type TypedValue } from 'evaluation';

/** The key of a supporter without a readable date in a spread of dates (D2b, D2c). */
export const NO_DATE = 'none';

/** DD/MM/YYYY, the number as printed, or the text's length in JavaScript's sense (D2b). */
export const spreadKey = (value: TypedValue): string => {
  if (value.kind === 'day') return printPaddedDay(value.date);
  return value.kind === 'number' ? value.printed : String(value.text.length);
};

/** What largest and smallest go by: the number, the day, the text's length. */
export const sizeOf = (value: TypedValue): Comparable =>
  value.kind === 'text' ? value.text.length : comparableOf(value);

import { compareDecimals, type Decimal } from '../values/decimal';
import type { TypedValue } from '../values/typedValue';
import { compareText } from './compareText';

/**
 * What comparisons see of a value (D6): the number, the day's order, or the trimmed text. A number that is
 * too large for JavaScript to hold exactly brings its digits.
 */
export type Comparable = number | string | Decimal;

export const comparableOf = (value: TypedValue): Comparable => {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'day') return value.order;
  return isExact(value.number) ? value.number : value;
};

/** Whether JavaScript tells this number from its neighbours among the whole numbers. */
export const isExact = (number: number): boolean => Math.abs(number) <= Number.MAX_SAFE_INTEGER;

/** Negative, 0 or positive; null where one is text and the other is not. */
export const compare = (left: Comparable, right: Comparable): number | null => {
  if (typeof left === 'string') return typeof right === 'string' ? compareText(left, right) : null;
  if (typeof right === 'string') return null;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareDecimals(decimalOf(left), decimalOf(right));
};

const decimalOf = (value: number | Decimal): Decimal =>
  typeof value === 'number' ? { number: value, printed: String(value) } : value;

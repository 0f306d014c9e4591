import type { TypedValue } from '../values/typedValue';
import { compareText } from './compareText';

/** What comparisons see of a value: the number, the day's order, or the trimmed text (D6). */
export type Comparable = number | string;

export const comparableOf = (value: TypedValue): Comparable => {
  if (value.kind === 'text') return value.text;
  return value.kind === 'day' ? value.order : value.number;
};

/** Negative, 0 or positive; null where one is text and the other is not. */
export const compare = (left: Comparable, right: Comparable): number | null => {
  if (typeof left === 'string') return typeof right === 'string' ? compareText(left, right) : null;
  return typeof right === 'number' ? left - right : null;
};

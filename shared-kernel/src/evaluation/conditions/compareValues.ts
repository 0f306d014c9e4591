import type { TypedValue } from '../values/typedValue';

/** Negative, 0 or positive; null where the two are of different kinds. Text goes by code unit (D6). */
export const compareValues = (left: TypedValue, right: TypedValue): number | null => {
  if (left.kind === 'number') return right.kind === 'number' ? left.number - right.number : null;
  if (left.kind === 'day') return right.kind === 'day' ? left.order - right.order : null;
  return right.kind === 'text' ? compareText(left.text, right.text) : null;
};

/** By code unit. */
export const compareText = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

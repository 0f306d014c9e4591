import { areEqual, compareValues } from '../values/compareValues';
import {
  doubleOf,
  doubleValue,
  isNaNValue,
  membersOf,
  nullValue,
  type FirestoreValue,
} from '../values/value';
import type { TransformKind } from './write';

/** A field's value after a transform, and what the write's result tells the client. */
export interface Transformed {
  readonly value: FirestoreValue;
  readonly result: FirestoreValue;
}

/** Applies a transform to a field's present value (undefined = no such field). `requestTime` is RFC 3339. */
export function applyTransform(
  kind: TransformKind,
  operand: FirestoreValue,
  present: FirestoreValue | undefined,
  requestTime: string,
): Transformed {
  return transforms[kind](present, operand, requestTime);
}

type Apply = (
  present: FirestoreValue | undefined,
  operand: FirestoreValue,
  requestTime: string,
) => Transformed;

const told = (value: FirestoreValue): Transformed => ({ value, result: value });
const untold = (value: FirestoreValue): Transformed => ({ value, result: nullValue });

const transforms: Record<TransformKind, Apply> = {
  setToServerValue: (_present, _operand, requestTime) => told({ timestampValue: requestTime }),
  increment: (present, operand) => told(isNumber(present) ? sum(present, operand) : operand),
  maximum: (present, operand) => told(extreme(present, operand, isGreater)),
  minimum: (present, operand) => told(extreme(present, operand, isLess)),
  appendMissingElements: (present, operand) => {
    const kept = [...membersOf(present)];
    for (const member of membersOf(operand)) {
      if (!kept.some((other) => areEqual(other, member))) kept.push(member);
    }
    return untold({ arrayValue: { values: kept } });
  },
  removeAllFromArray: (present, operand) => {
    const removed = membersOf(operand);
    const values = membersOf(present).filter(
      (member) => !removed.some((other) => areEqual(other, member)),
    );
    return untold({ arrayValue: { values } });
  },
};

const isNumber = (value: FirestoreValue | undefined): value is FirestoreValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

/** The operand where it passes the present number, or where either is NaN, which stays. */
function extreme(
  present: FirestoreValue | undefined,
  operand: FirestoreValue,
  passes: (left: FirestoreValue, right: FirestoreValue) => boolean,
): FirestoreValue {
  if (!isNumber(present) || isNaNValue(operand)) return operand;
  return !isNaNValue(present) && passes(operand, present) ? operand : present;
}

const isLess = (left: FirestoreValue, right: FirestoreValue): boolean =>
  compareValues(left, right) < 0;

const isGreater = (left: FirestoreValue, right: FirestoreValue): boolean =>
  compareValues(left, right) > 0;

const minInteger = -(2n ** 63n);
const maxInteger = 2n ** 63n - 1n;

/** Integers stay integers and stop at the ends of 64 bits; with a double the sum is a double. */
function sum(left: FirestoreValue, right: FirestoreValue): FirestoreValue {
  if ('integerValue' in left && 'integerValue' in right) {
    const exact = BigInt(left.integerValue) + BigInt(right.integerValue);
    const held = exact > maxInteger ? maxInteger : exact < minInteger ? minInteger : exact;
    return { integerValue: String(held) };
  }
  return doubleValue(numberOf(left) + numberOf(right));
}

function numberOf(value: FirestoreValue): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? doubleOf(value.doubleValue) : 0;
}

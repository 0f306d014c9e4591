import { areEqual, holds, includes } from './equality';
import {
  Duration,
  isList,
  RuleError,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from './ruleValue';
import type { BinaryOperator } from './syntax';

type Operator = (left: RuleValue, right: RuleValue) => RuleValue;
export type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** Operators that need both sides (R6). Each throws RuleError for types that it does not take. */
export const OPERATORS = {
  '==': areEqual,
  '!=': (left, right) => !areEqual(left, right),
  in: isIn,
  '<': (left, right) => order(left, right, '<') < 0,
  '<=': (left, right) => order(left, right, '<=') <= 0,
  '>': (left, right) => order(left, right, '>') > 0,
  '>=': (left, right) => order(left, right, '>=') >= 0,
  '+': add,
  '-': subtract,
  '*': (left, right) =>
    arithmetic('*', left, right, {
      ints: (a, b) => a * b,
      floats: (a, b) => a * b,
    }),
  '/': (left, right) =>
    arithmetic('/', left, right, {
      ints: (a, b) => a / nonZero(b),
      floats: (a, b) => a / b,
    }),
  '%': (left, right) =>
    arithmetic('%', left, right, {
      ints: (a, b) => a % nonZero(b),
      floats: (a, b) => a % b,
    }),
} as const satisfies Record<StrictOperator, Operator>;

export function negated(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return inRange(-value);
  if (typeof value === 'number') return -value;
  throw new RuleError(`- does not take ${typeOf(value)}`);
}

function isIn(left: RuleValue, right: RuleValue): boolean {
  if (isList(right)) return includes(right, left);
  if (right instanceof RuleSet) return holds(right, left);
  if (right instanceof RuleMap && typeof left === 'string') return right.entries.has(left);
  throw new RuleError(`in does not take ${typeOf(left)} and ${typeOf(right)}`);
}

function order(left: RuleValue, right: RuleValue, operator: string): number {
  if (
    (isNumeric(left) && isNumeric(right)) ||
    (typeof left === 'string' && typeof right === 'string')
  ) {
    return left < right ? -1 : left > right ? 1 : left == right ? 0 : NaN;
  }
  if (
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration)
  ) {
    return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0;
  }
  throw doesNotTake(operator, left, right);
}

function add(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Timestamp && right instanceof Duration) {
    return new Timestamp(left.nanos + right.nanos);
  }
  if (left instanceof Duration && right instanceof Timestamp) return add(right, left);
  if (left instanceof Duration && right instanceof Duration) {
    return new Duration(left.nanos + right.nanos);
  }
  return arithmetic('+', left, right, { ints: (a, b) => a + b, floats: (a, b) => a + b });
}

function subtract(left: RuleValue, right: RuleValue): RuleValue {
  if (left instanceof Timestamp && right instanceof Timestamp) {
    return new Duration(left.nanos - right.nanos);
  }
  if (left instanceof Timestamp && right instanceof Duration) {
    return new Timestamp(left.nanos - right.nanos);
  }
  if (left instanceof Duration && right instanceof Duration) {
    return new Duration(left.nanos - right.nanos);
  }
  return arithmetic('-', left, right, { ints: (a, b) => a - b, floats: (a, b) => a - b });
}

interface Arithmetic {
  readonly ints: (left: bigint, right: bigint) => bigint;
  readonly floats: (left: number, right: number) => number;
}

/** Two ints give an int; a float on either side gives a float. */
function arithmetic(
  operator: string,
  left: RuleValue,
  right: RuleValue,
  { ints, floats }: Arithmetic,
): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return inRange(ints(left, right));
  if (isNumeric(left) && isNumeric(right)) return floats(Number(left), Number(right));
  throw doesNotTake(operator, left, right);
}

const isNumeric = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

function inRange(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new RuleError('an integer has at most 64 bits');
}

function nonZero(divisor: bigint): bigint {
  if (divisor !== 0n) return divisor;
  throw new RuleError('division by zero');
}

const doesNotTake = (operator: string, left: RuleValue, right: RuleValue): RuleError =>
  new RuleError(`${operator} does not take ${typeOf(left)} and ${typeOf(right)}`);

import {
  DocumentPath,
  Duration,
  isList,
  OpaqueValue,
  QueriedMap,
  RuleError,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from './ruleValue';

type Equal = (left: RuleValue, right: RuleValue) => boolean;

/**
 * The language's `==` (R11): deep; an int and a float are equal by number, but inside of lists and maps they never
 * are; other types never equal. Throws RuleError where it depends on what a query does not pin.
 */
export const areEqual: Equal = (left, right) =>
  isNumber(left) && isNumber(right) ? left == right : isSame(left, right);

/** As `==` sees the members of lists and maps: ints are no floats, and 0.0 is not -0.0. */
const isSame: Equal = (left, right) =>
  isNumber(left) || isNumber(right) ? Object.is(left, right) : deeplyEqual(left, right, isSame);

/** As sets and diffs tell values apart: numbers are equal by number at every depth. */
export const isAlike: Equal = (left, right) =>
  isNumber(left) && isNumber(right) ? left == right : deeplyEqual(left, right, isAlike);

function deeplyEqual(left: RuleValue, right: RuleValue, isEqual: Equal): boolean {
  if (left instanceof QueriedMap || right instanceof QueriedMap) return queriedEqual(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) return left.nanos === right.nanos;
  if (left instanceof Duration && right instanceof Duration) return left.nanos === right.nanos;
  if (left instanceof OpaqueValue && right instanceof OpaqueValue) {
    return left.type === right.type && left.text === right.text;
  }
  if (left instanceof DocumentPath && right instanceof DocumentPath) {
    return left.segments.join('/') === right.segments.join('/');
  }
  if (left instanceof RuleMap && right instanceof RuleMap) return mapsEqual(left, right, isEqual);
  if (left instanceof RuleSet && right instanceof RuleSet) {
    return holdsAll(left, right.members) && holdsAll(right, left.members);
  }
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length && left.every((item, at) => isEqual(item, itemAt(right, at)))
    );
  }
  return left === right;
}

/** Whether a list has such a member. */
export const includes = (values: readonly RuleValue[], value: RuleValue): boolean =>
  values.some((candidate) => isSame(candidate, value));

export const includesAll = (values: readonly RuleValue[], wanted: readonly RuleValue[]): boolean =>
  wanted.every((value) => includes(values, value));

/** Whether a set has such a member. */
export const holds = ({ members }: RuleSet, value: RuleValue): boolean =>
  members.some((member) => isAlike(member, value));

export const holdsAll = (set: RuleSet, wanted: readonly RuleValue[]): boolean =>
  wanted.every((value) => holds(set, value));

/** A set of these values. */
export function setOf(values: readonly RuleValue[]): RuleSet {
  const kept: RuleValue[] = [];
  for (const value of values) {
    if (!kept.some((other) => isAlike(other, value))) kept.push(value);
  }
  return new RuleSet(kept);
}

const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const itemAt = (values: readonly RuleValue[], at: number): RuleValue => values[at] ?? null;

function mapsEqual(left: RuleMap, right: RuleMap, isEqual: Equal): boolean {
  if (left.entries.size !== right.entries.size) return false;
  return [...left.entries].every(([key, value]) => {
    const other = right.entries.get(key);
    return other !== undefined && isEqual(value, other);
  });
}

function queriedEqual(left: RuleValue, right: RuleValue): boolean {
  if (typeOf(left) !== typeOf(right)) return false;
  throw new RuleError('the query does not say what these documents hold');
}

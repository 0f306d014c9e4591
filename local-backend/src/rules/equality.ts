import {
  DocumentPath,
  Duration,
  isList,
  MapDiff,
  OpaqueValue,
  QueriedMap,
  RuleError,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from './ruleValue';

/**
 * The language's `==` (R11): deep, ints and floats by number, other types never equal.
 * Throws RuleError where it depends on what a query does not pin.
 */
export function areEqual(left: RuleValue, right: RuleValue): boolean {
  if (left instanceof QueriedMap || right instanceof QueriedMap) return queriedEqual(left, right);
  if (isNumber(left) && isNumber(right)) return left == right;
  if (left instanceof Timestamp && right instanceof Timestamp) return left.nanos === right.nanos;
  if (left instanceof Duration && right instanceof Duration) return left.nanos === right.nanos;
  if (left instanceof OpaqueValue && right instanceof OpaqueValue) {
    return left.type === right.type && left.text === right.text;
  }
  if (left instanceof DocumentPath && right instanceof DocumentPath) {
    return left.segments.join('/') === right.segments.join('/');
  }
  if (left instanceof RuleMap && right instanceof RuleMap) return mapsEqual(left, right);
  if (left instanceof RuleSet && right instanceof RuleSet) {
    return includesAll(left.members, right.members) && includesAll(right.members, left.members);
  }
  if (left instanceof MapDiff && right instanceof MapDiff) {
    return mapsEqual(left.after, right.after) && mapsEqual(left.before, right.before);
  }
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length && left.every((item, at) => areEqual(item, itemAt(right, at)))
    );
  }
  return left === right;
}

export const includes = (values: readonly RuleValue[], value: RuleValue): boolean =>
  values.some((candidate) => areEqual(candidate, value));

export const includesAll = (values: readonly RuleValue[], wanted: readonly RuleValue[]): boolean =>
  wanted.every((value) => includes(values, value));

export function distinct(values: readonly RuleValue[]): RuleValue[] {
  const kept: RuleValue[] = [];
  for (const value of values) if (!includes(kept, value)) kept.push(value);
  return kept;
}

const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const itemAt = (values: readonly RuleValue[], at: number): RuleValue => values[at] ?? null;

function mapsEqual(left: RuleMap, right: RuleMap): boolean {
  if (left.entries.size !== right.entries.size) return false;
  return [...left.entries].every(([key, value]) => {
    const other = right.entries.get(key);
    return other !== undefined && areEqual(value, other);
  });
}

function queriedEqual(left: RuleValue, right: RuleValue): boolean {
  if (typeOf(left) !== typeOf(right)) return false;
  throw new RuleError('the query does not say what these documents hold');
}

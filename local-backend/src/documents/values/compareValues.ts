import { compareText } from './compareText';
import { parseInstant } from './instant';
import { doubleOf, type Fields, type FirestoreValue, type ValueType } from './value';

/** Firestore's order of types; integers and doubles are one type. */
const typeRank = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
} as const satisfies Record<ValueType, number>;

/** Where a value's type stands in the order of types. */
export function rankOf(value: FirestoreValue): number {
  for (const type in value) if (isType(type)) return typeRank[type];
  return -1;
}

/** Firestore's total order of values: negative, 0 or positive. `1` and `1.0` are equal; NaN is the least number. */
export function compareValues(left: FirestoreValue, right: FirestoreValue): number {
  if ('stringValue' in left && 'stringValue' in right) {
    return compareText(left.stringValue, right.stringValue);
  }
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareOrdered(instantOf(left.timestampValue), instantOf(right.timestampValue));
  }
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.from(left.bytesValue, 'base64').compare(Buffer.from(right.bytesValue, 'base64'));
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return comparePaths(left.referenceValue, right.referenceValue);
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    return (
      compareOrdered(left.geoPointValue.latitude, right.geoPointValue.latitude) ||
      compareOrdered(left.geoPointValue.longitude, right.geoPointValue.longitude)
    );
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values, right.arrayValue.values);
  }
  if ('mapValue' in left && 'mapValue' in right) {
    return compareMaps(left.mapValue.fields, right.mapValue.fields);
  }
  return compareNumbers(left, right) ?? rankOf(left) - rankOf(right);
}

export const areEqual = (left: FirestoreValue, right: FirestoreValue): boolean =>
  rankOf(left) === rankOf(right) && compareValues(left, right) === 0;

/** Orders two slash-separated paths segment by segment. */
export function comparePaths(left: string, right: string): number {
  const rights = right.split('/');
  const lefts = left.split('/');
  for (const [index, segment] of lefts.entries()) {
    const other = rights[index];
    if (other === undefined) return 1;
    const order = compareText(segment, other);
    if (order !== 0) return order;
  }
  return lefts.length - rights.length;
}

const isType = (key: string): key is ValueType => Object.hasOwn(typeRank, key);

const instantOf = (timestamp: string): bigint => parseInstant(timestamp) ?? 0n;

function compareOrdered<T extends number | bigint>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareNumbers(left: FirestoreValue, right: FirestoreValue): number | null {
  const a = numberOf(left);
  const b = numberOf(right);
  if (a === null || b === null) return null;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  // JavaScript compares a bigint with a number by mathematical value, without rounding.
  return a < b ? -1 : a > b ? 1 : 0;
}

function numberOf(value: FirestoreValue): number | bigint | null {
  if ('integerValue' in value) return integerOf(value.integerValue);
  return 'doubleValue' in value ? doubleOf(value.doubleValue) : null;
}

function integerOf(text: string): number | bigint {
  return text.length <= 15 ? Number(text) : BigInt(text);
}

function compareLists(left: readonly FirestoreValue[], right: readonly FirestoreValue[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const rights = sortedEntries(right);
  const lefts = sortedEntries(left);
  for (const [index, [name, value]] of lefts.entries()) {
    const other = rights[index];
    if (other === undefined) return 1;
    const order = compareText(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return lefts.length - rights.length;
}

const sortedEntries = (fields: Fields): [string, FirestoreValue][] =>
  Object.entries(fields).sort(([left], [right]) => compareText(left, right));

import type { StoredDocument } from '../storedDocument';
import { areEqual, compareValues, rankOf } from '../values/compareValues';
import { isNaNValue, isNullValue, membersOf, type FirestoreValue } from '../values/value';
import type { FieldOperator, Filter, UnaryOperator } from './query';
import type { QueryField } from './queryField';

/** Whether a document passes a filter; a document without the field passes no filter on it. */
export function filterMatches(
  filter: Filter,
  document: StoredDocument,
  field: QueryField,
): boolean {
  if (filter.kind === 'composite') {
    return filter.operator === 'AND'
      ? filter.filters.every((member) => filterMatches(member, document, field))
      : filter.filters.some((member) => filterMatches(member, document, field));
  }
  const actual = field(document, filter.path);
  if (actual === undefined) return false;
  return filter.kind === 'unary'
    ? unaryMatches[filter.operator](actual)
    : fieldMatches[filter.operator](actual, filter.value);
}

type Matches = (actual: FirestoreValue, wanted: FirestoreValue) => boolean;

/** NaN is in no order: neither below a number nor above, nor equal to anything. */
const ordered =
  (passes: (order: number) => boolean): Matches =>
  (actual, wanted) =>
    isComparable(wanted) &&
    isComparable(actual) &&
    rankOf(actual) === rankOf(wanted) &&
    passes(compareValues(actual, wanted));

/** Null and NaN are asked for by operators of their own; no other finds them, save inside of lists and maps. */
const isComparable = (value: FirestoreValue): boolean => !isNullValue(value) && !isNaNValue(value);

const isEqual: Matches = (actual, wanted) => isComparable(wanted) && areEqual(actual, wanted);
const isAmong: Matches = (actual, wanted) =>
  membersOf(wanted).some((member) => isEqual(actual, member));
const hasNull = (value: FirestoreValue): boolean => membersOf(value).some(isNullValue);

const fieldMatches: Record<FieldOperator, Matches> = {
  LESS_THAN: ordered((order) => order < 0),
  LESS_THAN_OR_EQUAL: ordered((order) => order <= 0),
  GREATER_THAN: ordered((order) => order > 0),
  GREATER_THAN_OR_EQUAL: ordered((order) => order >= 0),
  EQUAL: isEqual,
  NOT_EQUAL: (actual, wanted) =>
    !isNullValue(actual) && !isNullValue(wanted) && !isEqual(actual, wanted),
  ARRAY_CONTAINS: (actual, wanted) => membersOf(actual).some((member) => isEqual(member, wanted)),
  IN: isAmong,
  ARRAY_CONTAINS_ANY: (actual, wanted) =>
    membersOf(actual).some((member) => isAmong(member, wanted)),
  NOT_IN: (actual, wanted) => !isNullValue(actual) && !hasNull(wanted) && !isAmong(actual, wanted),
};

const unaryMatches: Record<UnaryOperator, (actual: FirestoreValue) => boolean> = {
  IS_NULL: isNullValue,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (actual) => !isNullValue(actual),
  IS_NOT_NAN: (actual) => !isNullValue(actual) && !isNaNValue(actual),
};

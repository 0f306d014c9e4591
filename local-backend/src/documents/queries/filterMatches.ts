import type { StoredDocument } from '../storedDocument';
import { areEqual, compareValues, rankOf } from '../values/compareValues';
import { nullValue, type FirestoreValue } from '../values/value';
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

const ordered =
  (passes: (order: number) => boolean): Matches =>
  (actual, wanted) =>
    rankOf(actual) === rankOf(wanted) && passes(compareValues(actual, wanted));

const membersOf = (value: FirestoreValue): readonly FirestoreValue[] =>
  'arrayValue' in value ? value.arrayValue.values : [];

const isNull = (value: FirestoreValue): boolean => 'nullValue' in value;
const isNaNValue = (value: FirestoreValue): boolean =>
  'doubleValue' in value && value.doubleValue === 'NaN';

const isAmong = (actual: FirestoreValue, wanted: FirestoreValue): boolean =>
  membersOf(wanted).some((member) => areEqual(member, actual));

const fieldMatches: Record<FieldOperator, Matches> = {
  LESS_THAN: ordered((order) => order < 0),
  LESS_THAN_OR_EQUAL: ordered((order) => order <= 0),
  GREATER_THAN: ordered((order) => order > 0),
  GREATER_THAN_OR_EQUAL: ordered((order) => order >= 0),
  EQUAL: areEqual,
  NOT_EQUAL: (actual, wanted) => !isNull(actual) && !areEqual(actual, wanted),
  ARRAY_CONTAINS: (actual, wanted) => membersOf(actual).some((member) => areEqual(member, wanted)),
  IN: isAmong,
  ARRAY_CONTAINS_ANY: (actual, wanted) =>
    membersOf(actual).some((member) => isAmong(member, wanted)),
  NOT_IN: (actual, wanted) =>
    !isNull(actual) && !isAmong(nullValue, wanted) && !isAmong(actual, wanted),
};

const unaryMatches: Record<UnaryOperator, (actual: FirestoreValue) => boolean> = {
  IS_NULL: isNull,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (actual) => !isNull(actual),
  IS_NOT_NAN: (actual) => !isNull(actual) && !isNaNValue(actual),
};

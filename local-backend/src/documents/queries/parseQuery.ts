import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, unimplemented, type Fault } from '../fault';
import { pathFault } from '../paths/documentName';
import { isNamePath, nameField, type FieldPath } from '../paths/fieldPath';
import { isAbsent, isRecord, listOf, recordAt, type UnknownRecord } from '../record';
import { compareText } from '../values/compareText';
import { parseValue } from '../values/parseValue';
import { isNaNValue, isNullValue, type FirestoreValue } from '../values/value';
import { combinationFault, isInequality, leavesOf, type Leaf } from './filterRules';
import { parseFieldReference, parseFilter } from './parseFilter';
import type { Cursor, Filter, Order, Query } from './query';

const supported: ReadonlySet<string> = new Set([
  'select',
  'from',
  'where',
  'orderBy',
  'startAt',
  'endAt',
  'offset',
  'limit',
]);

/** Reads a `StructuredQuery` of REST or gRPC and completes its order as Firestore does. */
export function parseQuery(raw: unknown): Result<Query, Fault> {
  if (!isRecord(raw)) return invalid('A structured query is missing.');
  const stranger = Object.keys(raw).find((part) => !supported.has(part) && !isAbsent(raw[part]));
  if (stranger !== undefined) return unimplemented(`${stranger} in a query`);
  const source = parseSource(raw);
  if (!source.ok) return source;
  const filter = parseWhere(raw['where']);
  if (!filter.ok) return filter;
  const explicit = parseOrders(raw['orderBy']);
  if (!explicit.ok) return explicit;
  const orders = withImpliedOrders(explicit.value, filter.value);
  if (!isNamePath(orders.at(-1)?.path ?? [])) {
    return invalid('A field of an inequality cannot be ordered after the key.');
  }
  const start = parseCursor(raw['startAt'], explicit.value);
  if (!start.ok) return start;
  const end = parseCursor(raw['endAt'], explicit.value);
  if (!end.ok) return end;
  const offset = parseCount(raw['offset'] ?? 0, 'offset');
  if (!offset.ok) return offset;
  const limit = isAbsent(raw['limit']) ? succeeded(null) : parseCount(raw['limit'], 'limit');
  if (!limit.ok) return limit;
  const select = parseSelect(recordAt(raw, 'select'));
  if (!select.ok) return select;
  return succeeded({
    ...source.value,
    filter: filter.value,
    orders,
    start: start.value,
    end: end.value,
    offset: offset.value,
    limit: limit.value,
    select: select.value,
  });
}

type Source = Pick<Query, 'collectionId' | 'allDescendants'>;

function parseSource(raw: UnknownRecord): Result<Source, Fault> {
  const from = listOf(raw['from']);
  const [selector = {}] = from ?? [];
  if (from === null || from.length > 1 || !isRecord(selector)) {
    return invalid('A query must have one collection selector.');
  }
  const id = selector['collectionId'];
  const allDescendants = selector['allDescendants'] === true;
  if (typeof id === 'string' && id !== '') {
    const fault = pathFault(id);
    if (fault !== null || id.includes('/'))
      return invalid(fault ?? `The collection id ${id} contains "/".`);
  }
  if (typeof id === 'string' && id !== '') return succeeded({ collectionId: id, allDescendants });
  return allDescendants
    ? succeeded({ collectionId: null, allDescendants })
    : unimplemented('A query without a collection id');
}

function parseWhere(raw: unknown): Result<Filter | null, Fault> {
  if (isAbsent(raw)) return succeeded(null);
  const filter = parseFilter(raw);
  if (!filter.ok) return filter;
  const fault = combinationFault(filter.value);
  return fault === null ? filter : invalid(fault);
}

function parseOrders(raw: unknown): Result<readonly Order[], Fault> {
  const members = listOf(raw);
  if (members === null) return invalid('orderBy must be a list.');
  const orders: Order[] = [];
  for (const member of members) {
    if (!isRecord(member)) return invalid('An order must be an object.');
    const path = parseFieldReference(member['field']);
    if (!path.ok) return path;
    const { direction } = member;
    if (!isAbsent(direction) && !directions.has(direction)) return invalid('Unknown direction.');
    orders.push({ path: path.value, descending: direction === 'DESCENDING' });
  }
  const fault = orderFault(orders);
  return fault === null ? succeeded(orders) : invalid(fault);
}

const directions: ReadonlySet<unknown> = new Set([
  'ASCENDING',
  'DESCENDING',
  'DIRECTION_UNSPECIFIED',
]);

function orderFault(orders: readonly Order[]): string | null {
  const [last] = orders.slice(-1);
  const name = orders.find(({ path }) => isNamePath(path));
  if (name !== undefined && name !== last) {
    return 'The order by clause cannot contain more fields after the key.';
  }
  const double = orders.find(({ path }, at) =>
    orders.slice(0, at).some((order) => isSamePath(order.path, path)),
  );
  return double === undefined
    ? null
    : `The order by clause cannot contain duplicate fields ${double.path.join('.')}.`;
}

/** Fields under an inequality, then the name, follow in the direction of the last order given. */
function withImpliedOrders(orders: readonly Order[], filter: Filter | null): readonly Order[] {
  const descending = orders.at(-1)?.descending ?? false;
  const completed = [...orders];
  const add = (path: FieldPath): void => {
    if (!completed.some((order) => isSamePath(order.path, path))) {
      completed.push({ path, descending });
    }
  };
  const unequal = filter === null ? [] : leavesOf(filter).filter(isOrdering);
  unequal
    .map((leaf) => leaf.path)
    .filter((path) => !isNamePath(path))
    .sort((left, right) => compareText(left.join('\0'), right.join('\0')))
    .forEach(add);
  add([nameField]);
  return completed;
}

const isOrdering = (leaf: Leaf): boolean => isInequality(leaf) && !findsNothing(leaf);

/** In any order: what is compared with null, or with NaN unless to be something else. */
const findsNothing = (leaf: Leaf): boolean =>
  leaf.kind === 'field' &&
  (isNullValue(leaf.value) || (isNaNValue(leaf.value) && leaf.operator !== 'NOT_EQUAL'));

const isSamePath = (left: FieldPath, right: FieldPath): boolean =>
  left.length === right.length && left.every((step, index) => step === right[index]);

function parseCursor(raw: unknown, orders: readonly Order[]): Result<Cursor | null, Fault> {
  if (isAbsent(raw)) return succeeded(null);
  const members = isRecord(raw) ? listOf(raw['values']) : null;
  if (!isRecord(raw) || members === null) return invalid('A cursor must be an object.');
  if (members.length > orders.length) return invalid('A cursor has too many values.');
  const values: FirestoreValue[] = [];
  for (const [index, member] of members.entries()) {
    const value = parseValue(member);
    if (!value.ok) return value;
    const order = orders[index];
    if (order !== undefined && isNamePath(order.path) && !('referenceValue' in value.value)) {
      return invalid('A cursor on __name__ must be a reference.');
    }
    values.push(value.value);
  }
  return succeeded({ values, before: raw['before'] === true });
}

/** Counts arrive plain (REST) or wrapped as `{value}` (gRPC). */
function parseCount(raw: unknown, what: string): Result<number, Fault> {
  const count = isRecord(raw) ? (raw['value'] ?? 0) : raw;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0
    ? succeeded(count)
    : invalid(`${what} must be a whole number, 0 or more.`);
}

function parseSelect(raw: UnknownRecord | null): Result<readonly FieldPath[] | null, Fault> {
  if (raw === null) return succeeded(null);
  const members = listOf(raw['fields']);
  if (members === null) return invalid('select.fields must be a list.');
  if (members.length === 0) return succeeded(null);
  const paths: FieldPath[] = [];
  for (const member of members) {
    const path = parseFieldReference(member);
    if (!path.ok) return path;
    paths.push(path.value);
  }
  return succeeded(paths);
}

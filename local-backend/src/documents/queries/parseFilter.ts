import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, unimplemented, type Fault } from '../fault';
import { isNamePath, parseFieldPath, type FieldPath } from '../paths/fieldPath';
import { isRecord, listOf, recordAt, type UnknownRecord } from '../record';
import { parseValue } from '../values/parseValue';
import type { FirestoreValue } from '../values/value';
import type { FieldOperator, Filter, UnaryOperator } from './query';

type Operand = 'any' | 'list';

const reservedName = /^__.*__$/s;

const fieldOperators: Record<FieldOperator, { operand: Operand; most: number }> = {
  LESS_THAN: { operand: 'any', most: 1 },
  LESS_THAN_OR_EQUAL: { operand: 'any', most: 1 },
  GREATER_THAN: { operand: 'any', most: 1 },
  GREATER_THAN_OR_EQUAL: { operand: 'any', most: 1 },
  EQUAL: { operand: 'any', most: 1 },
  NOT_EQUAL: { operand: 'any', most: 1 },
  ARRAY_CONTAINS: { operand: 'any', most: 1 },
  IN: { operand: 'list', most: 30 },
  ARRAY_CONTAINS_ANY: { operand: 'list', most: 30 },
  NOT_IN: { operand: 'list', most: 10 },
};

const maxDepth = 20;

const unaryOperators: Record<UnaryOperator, true> = {
  IS_NAN: true,
  IS_NULL: true,
  IS_NOT_NAN: true,
  IS_NOT_NULL: true,
};

/** Reads a filter of a structured query. */
export function parseFilter(raw: unknown, depth = 0): Result<Filter, Fault> {
  if (depth > maxDepth) return invalid(`Filters may be nested at most ${maxDepth} deep.`);
  if (!isRecord(raw)) return invalid('A filter must be an object.');
  const field = recordAt(raw, 'fieldFilter');
  if (field !== null) return parseFieldFilter(field);
  const unary = recordAt(raw, 'unaryFilter');
  if (unary !== null) return parseUnaryFilter(unary);
  const composite = recordAt(raw, 'compositeFilter');
  if (composite !== null) return parseCompositeFilter(composite, depth);
  return unimplemented(`The filter ${Object.keys(raw).join(', ') || '{}'}`);
}

/** Reads `{fieldPath}` as it stands in filters, orders and projections. */
export function parseFieldReference(raw: unknown): Result<FieldPath, Fault> {
  const text = isRecord(raw) ? raw['fieldPath'] : undefined;
  const path =
    typeof text === 'string' ? parseFieldPath(text) : invalid('A field path is missing.');
  if (!path.ok || isNamePath(path.value)) return path;
  const reserved = path.value.find((step) => reservedName.test(step));
  return reserved === undefined ? path : invalid(`Invalid reserved name in field path ${reserved}`);
}

function parseFieldFilter(raw: UnknownRecord): Result<Filter, Fault> {
  const operator = raw['op'];
  if (!isFieldOperator(operator)) return unimplemented(`The operator ${String(operator)}`);
  const path = parseFieldReference(raw['field']);
  if (!path.ok) return path;
  const value = parseOperand(operator, raw['value']);
  if (!value.ok) return value;
  const fault =
    operandFault(operator, value.value) ??
    (isNamePath(path.value) ? nameFault(operator, value.value) : null);
  return fault === null
    ? succeeded({ kind: 'field', path: path.value, operator, value: value.value })
    : invalid(fault);
}

/** The values of a list operand are read one by one: lists may stand among them, though in no stored list. */
function parseOperand(operator: FieldOperator, raw: unknown): Result<FirestoreValue, Fault> {
  const list = isRecord(raw) ? recordAt(raw, 'arrayValue') : null;
  if (fieldOperators[operator].operand === 'any' || list === null) return parseValue(raw);
  const values: FirestoreValue[] = [];
  for (const member of listOf(list['values']) ?? []) {
    const value = parseValue(member, 1);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return succeeded({ arrayValue: { values } });
}

function parseUnaryFilter(raw: UnknownRecord): Result<Filter, Fault> {
  const operator = raw['op'];
  if (!isUnaryOperator(operator)) return unimplemented(`The operator ${String(operator)}`);
  const path = parseFieldReference(raw['field']);
  if (!path.ok) return path;
  return isNamePath(path.value)
    ? invalid('__key__ filter value must be a Key')
    : succeeded({ kind: 'unary', path: path.value, operator });
}

function parseCompositeFilter(raw: UnknownRecord, depth: number): Result<Filter, Fault> {
  const operator = raw['op'];
  if (operator !== 'AND' && operator !== 'OR') {
    return unimplemented(`The operator ${String(operator)}`);
  }
  const members = listOf(raw['filters']);
  if (members === null || members.length === 0) {
    return invalid('A composite filter needs at least one filter.');
  }
  const filters: Filter[] = [];
  for (const member of members) {
    const filter = parseFilter(member, depth + 1);
    if (!filter.ok) return filter;
    filters.push(filter.value);
  }
  return succeeded({ kind: 'composite', operator, filters });
}

const isFieldOperator = (value: unknown): value is FieldOperator =>
  typeof value === 'string' && Object.hasOwn(fieldOperators, value);

const isUnaryOperator = (value: unknown): value is UnaryOperator =>
  typeof value === 'string' && Object.hasOwn(unaryOperators, value);

function operandFault(operator: FieldOperator, value: FirestoreValue): string | null {
  const { operand, most } = fieldOperators[operator];
  if (operand === 'any') return null;
  const count = 'arrayValue' in value ? value.arrayValue.values.length : 0;
  if (count === 0) return `'${operator}' requires a non-empty array value.`;
  return count > most ? `'${operator}' supports up to ${most} comparison values.` : null;
}

function nameFault(operator: FieldOperator, value: FirestoreValue): string | null {
  if (operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY')
    return 'The name __key__ is reserved.';
  // A list is many keys where the operator takes one, and no key anywhere else.
  const isList = fieldOperators[operator].operand === 'list' && 'arrayValue' in value;
  const operands = isList ? value.arrayValue.values : [value];
  return operands.every((operand) => 'referenceValue' in operand)
    ? null
    : '__key__ filter value must be a Key';
}

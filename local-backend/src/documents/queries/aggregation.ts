import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, unimplemented, type Fault } from '../fault';
import type { FieldPath } from '../paths/fieldPath';
import { isRecord, listOf, recordAt, type UnknownRecord } from '../record';
import { doubleOf, doubleValue, nullValue, type FirestoreValue } from '../values/value';
import { parseFieldReference } from './parseFilter';
import { parseQuery } from './parseQuery';
import type { Query } from './query';

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly path: FieldPath };

export interface AggregationQuery {
  readonly query: Query;
  readonly aggregations: readonly Aggregation[];
}

const maxAggregations = 5;

/** Reads a `StructuredAggregationQuery` of REST or gRPC. */
export function parseAggregationQuery(raw: unknown): Result<AggregationQuery, Fault> {
  if (!isRecord(raw)) return invalid('A structured aggregation query is missing.');
  const query = parseQuery(raw['structuredQuery']);
  if (!query.ok) return query;
  const members = listOf(raw['aggregations']);
  if (members === null || members.length === 0 || members.length > maxAggregations) {
    return invalid(`A query must have 1 to ${maxAggregations} aggregations.`);
  }
  const aggregations: Aggregation[] = [];
  for (const [index, member] of members.entries()) {
    const aggregation = parseAggregation(member, `field_${index + 1}`);
    if (!aggregation.ok) return aggregation;
    aggregations.push(aggregation.value);
  }
  return succeeded({ query: query.value, aggregations });
}

/** The fields whose values are summed or averaged. */
export const summedPaths = ({ aggregations }: AggregationQuery): readonly FieldPath[] =>
  aggregations.flatMap((part) => (part.kind === 'count' ? [] : [part.path]));

/** The sum of the numbers among these values: an integer as long as all are, and it fits. */
export function sumOf(values: readonly FirestoreValue[]): FirestoreValue {
  let integers = 0n;
  let doubles = 0;
  let exact = true;
  for (const value of values) {
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    if (!('doubleValue' in value)) continue;
    doubles += doubleOf(value.doubleValue);
    exact = false;
  }
  const isInteger = exact && BigInt.asIntN(64, integers) === integers;
  return isInteger ? { integerValue: String(integers) } : doubleValue(Number(integers) + doubles);
}

/** The mean of the numbers among these values, always a double; null where there is none. */
export function averageOf(values: readonly FirestoreValue[]): FirestoreValue {
  const numbers = values.flatMap((value) => {
    if ('integerValue' in value) return [Number(value.integerValue)];
    return 'doubleValue' in value ? [doubleOf(value.doubleValue)] : [];
  });
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.length === 0 ? nullValue : doubleValue(sum / numbers.length);
}

function parseAggregation(raw: unknown, defaultAlias: string): Result<Aggregation, Fault> {
  if (!isRecord(raw)) return invalid('An aggregation must be an object.');
  const given = raw['alias'];
  const alias = typeof given === 'string' && given !== '' ? given : defaultAlias;
  const count = recordAt(raw, 'count');
  if (count !== null) return parseCountAggregation(count, alias);
  for (const kind of ['sum', 'avg'] as const) {
    const operand = recordAt(raw, kind);
    if (operand === null) continue;
    const path = parseFieldReference(operand['field']);
    return path.ok ? succeeded({ kind, alias, path: path.value }) : path;
  }
  return unimplemented(`The aggregation ${Object.keys(raw).join(', ') || '{}'}`);
}

function parseCountAggregation(count: UnknownRecord, alias: string): Result<Aggregation, Fault> {
  const wrapped = count['upTo'];
  const given = isRecord(wrapped) ? wrapped['value'] : wrapped;
  const upTo = given === undefined || given === null ? null : Number(given);
  return upTo === null || (Number.isInteger(upTo) && upTo > 0)
    ? succeeded({ kind: 'count', alias, upTo })
    : invalid('upTo must be a whole number above 0.');
}

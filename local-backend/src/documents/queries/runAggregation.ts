import type { DocumentSource } from '../documentSource';
import { fieldAt, type FieldPath } from '../paths/fieldPath';
import type { StoredDocument } from '../storedDocument';
import type { Fields, FirestoreValue } from '../values/value';
import {
  averageOf,
  summedPaths,
  sumOf,
  type Aggregation,
  type AggregationQuery,
} from './aggregation';
import { collectionOf, isInKeyOrder, runQuery } from './runQuery';
import type { Query } from './query';

/** Counts, sums and means over a query's answer, by alias. A document without an aggregated field is left out. */
export async function runAggregation(
  source: DocumentSource,
  projectId: string,
  parent: string,
  asked: AggregationQuery,
): Promise<Fields> {
  const { query, aggregations } = asked;
  const paths = summedPaths(asked);
  if (paths.length === 0 && isWholeCollection(query)) {
    return results(aggregations, await source.count(collectionOf(parent, query)), []);
  }
  let count = 0;
  const rows: FirestoreValue[][] = [];
  for await (const document of runQuery(source, projectId, parent, { ...query, select: null })) {
    const row = valuesAt(document, paths);
    if (row === null) continue;
    count += 1;
    if (row.length > 0) rows.push(row);
  }
  return results(aggregations, count, columns(rows, paths.length));
}

const isWholeCollection = (query: Query): boolean =>
  isInKeyOrder(query) &&
  query.filter === null &&
  query.start === null &&
  query.end === null &&
  query.offset === 0 &&
  query.limit === null;

function valuesAt(document: StoredDocument, paths: readonly FieldPath[]): FirestoreValue[] | null {
  const values = paths.flatMap((path) => fieldAt(document.fields, path) ?? []);
  return values.length === paths.length ? values : null;
}

const columns = (rows: readonly FirestoreValue[][], width: number): FirestoreValue[][] =>
  Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? []));

function results(
  aggregations: readonly Aggregation[],
  count: number,
  values: readonly FirestoreValue[][],
): Fields {
  const answer: Record<string, FirestoreValue> = {};
  let column = 0;
  for (const part of aggregations) {
    if (part.kind === 'count') {
      answer[part.alias] = { integerValue: String(Math.min(count, part.upTo ?? count)) };
      continue;
    }
    answer[part.alias] = (part.kind === 'sum' ? sumOf : averageOf)(values[column] ?? []);
    column += 1;
  }
  return answer;
}

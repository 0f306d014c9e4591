import type { StoredDocument } from '../storedDocument';
import { compareValues } from '../values/compareValues';
import type { FirestoreValue } from '../values/value';
import type { Cursor, Order, Query } from './query';
import type { QueryField } from './queryField';

/** A document beside the values it is ordered by. */
export interface Ranked {
  readonly document: StoredDocument;
  readonly keys: readonly FirestoreValue[];
}

/** The document with its sort keys, or null: a document that lacks an ordered field is not in the answer. */
export function rank(document: StoredDocument, query: Query, field: QueryField): Ranked | null {
  const keys: FirestoreValue[] = [];
  for (const order of query.orders) {
    const value = field(document, order.path);
    if (value === undefined) return null;
    keys.push(value);
  }
  return { document, keys };
}

export const compareRanked =
  (orders: readonly Order[]) =>
  (left: Ranked, right: Ranked): number =>
    compareKeys(left.keys, right.keys, orders);

/** Whether a place in the order lies between a query's cursors. */
export function isWithinCursors({ keys }: Ranked, { start, end, orders }: Query): boolean {
  return (
    (start === null || isFrom(keys, start, orders)) && (end === null || isUpTo(keys, end, orders))
  );
}

function isFrom(keys: readonly FirestoreValue[], start: Cursor, orders: readonly Order[]): boolean {
  const order = compareKeys(keys, start.values, orders);
  return start.before ? order >= 0 : order > 0;
}

function isUpTo(keys: readonly FirestoreValue[], end: Cursor, orders: readonly Order[]): boolean {
  const order = compareKeys(keys, end.values, orders);
  return end.before ? order < 0 : order <= 0;
}

/** Compares as far as both sides have values (a cursor may name the first orders only). */
function compareKeys(
  left: readonly FirestoreValue[],
  right: readonly FirestoreValue[],
  orders: readonly Order[],
): number {
  for (const [index, { descending }] of orders.entries()) {
    const [a, b] = [left[index], right[index]];
    if (a === undefined || b === undefined) return 0;
    const order = compareValues(a, b);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

import type { FieldPath } from '../paths/fieldPath';
import type { FirestoreValue } from '../values/value';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface FieldFilter {
  readonly kind: 'field';
  readonly path: FieldPath;
  readonly operator: FieldOperator;
  readonly value: FirestoreValue;
}

export interface UnaryFilter {
  readonly kind: 'unary';
  readonly path: FieldPath;
  readonly operator: UnaryOperator;
}

export interface CompositeFilter {
  readonly kind: 'composite';
  readonly operator: 'AND' | 'OR';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | UnaryFilter | CompositeFilter;

export interface Order {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** A place in the order: before or after the documents whose first orders have these values. */
export interface Cursor {
  readonly values: readonly FirestoreValue[];
  readonly before: boolean;
}

/** A structured query, read and completed with the orders that Firestore implies. */
export interface Query {
  /** The collection's id below the parent; null = every collection (with `allDescendants`). */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  /** Complete: ends with `__name__`. */
  readonly orders: readonly Order[];
  readonly start: Cursor | null;
  readonly end: Cursor | null;
  readonly offset: number;
  /** null = all. */
  readonly limit: number | null;
  /** The fields to answer with; null = all. */
  readonly select: readonly FieldPath[] | null;
}

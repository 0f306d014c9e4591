import { isNamePath } from '../paths/fieldPath';
import { documentName } from '../paths/documentName';
import type { FirestoreValue } from '../values/value';
import type { FieldOperator, Filter, Query } from './query';

/** The ids of a collection that a query can touch; null = open on that side. */
export interface NameRange {
  readonly from: string | null;
  /** Inclusive, like `from`: the exact bounds are left to the query itself. */
  readonly to: string | null;
}

const sides: Partial<Record<FieldOperator, 'from' | 'to' | 'both'>> = {
  EQUAL: 'both',
  GREATER_THAN: 'from',
  GREATER_THAN_OR_EQUAL: 'from',
  LESS_THAN: 'to',
  LESS_THAN_OR_EQUAL: 'to',
};

/** Narrows the scan of one collection by what the query says about `__name__`. */
export function nameRangeOf(query: Query, projectId: string, collection: string): NameRange {
  const prefix = documentName(projectId, `${collection}/`);
  const idOf = (value: FirestoreValue | undefined): string | null => {
    if (value === undefined || !('referenceValue' in value)) return null;
    const name = value.referenceValue;
    return name.startsWith(prefix) && !name.includes('/', prefix.length)
      ? name.slice(prefix.length)
      : null;
  };
  let range: NameRange = { from: null, to: null };
  for (const { operator, value } of nameFilters(query.filter)) {
    const id = idOf(value);
    const side = sides[operator];
    if (id === null || side === undefined) continue;
    range = { from: side === 'to' ? range.from : id, to: side === 'from' ? range.to : id };
    if (side === 'both') return range;
  }
  const [first] = query.orders;
  if (first === undefined || !isNamePath(first.path)) return range;
  const start = idOf(query.start?.values[0]);
  const end = idOf(query.end?.values[0]);
  const [low, high] = first.descending ? [end, start] : [start, end];
  return { from: low ?? range.from, to: high ?? range.to };
}

interface NameFilter {
  readonly operator: FieldOperator;
  readonly value: FirestoreValue;
}

/** The filters on `__name__` that every match must pass. */
function nameFilters(filter: Filter | null): readonly NameFilter[] {
  if (filter === null || filter.kind === 'unary') return [];
  if (filter.kind === 'field') return isNamePath(filter.path) ? [filter] : [];
  return filter.operator === 'AND' ? filter.filters.flatMap(nameFilters) : [];
}

import { isNamePath } from '../paths/fieldPath';
import type { Filter } from './query';

export type Leaf = Exclude<Filter, { kind: 'composite' }>;
type LeafOperator = Leaf['operator'];

const maxDisjunctions = 30;
const negations: ReadonlySet<LeafOperator> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);
const inequalities: ReadonlySet<LeafOperator> = new Set<LeafOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  ...negations,
]);

/** Whether a field under this filter must also stand in the order (Firestore adds it if it does not). */
export const isInequality = (leaf: Leaf): boolean => inequalities.has(leaf.operator);

/** Every filter below a filter that is not composite. */
export function leavesOf(filter: Filter): readonly Leaf[] {
  return filter.kind === 'composite' ? filter.filters.flatMap(leavesOf) : [filter];
}

/** Why Firestore would not take these filters together, or null. */
export function combinationFault(filter: Filter): string | null {
  const leaves = leavesOf(filter);
  const count = (matches: (leaf: Leaf) => boolean): number => leaves.filter(matches).length;
  if (disjunctionsOf(filter) > maxDisjunctions) {
    return `A query may have at most ${maxDisjunctions} disjunctions.`;
  }
  if (count((leaf) => negations.has(leaf.operator)) > 1) {
    return "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter is allowed in a query.";
  }
  if (
    count((leaf) => leaf.operator === 'NOT_IN') > 0 &&
    (count(isDisjunctive) > 0 || hasOr(filter))
  ) {
    return "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.";
  }
  const unequal = leaves.filter(isInequality);
  const isNamed = leaves.some((leaf) => isNamePath(leaf.path) && !isInequality(leaf));
  if (isNamed && unequal.length > 0 && !unequal.some(({ path }) => isNamePath(path))) {
    return 'Equality on the key is not allowed beside inequalities of other fields alone.';
  }
  return mostContainsTogether(filter) > 1
    ? "A disjunction may hold only one 'ARRAY_CONTAINS' or 'ARRAY_CONTAINS_ANY'."
    : null;
}

const isDisjunctive = ({ operator }: Leaf): boolean =>
  operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY';

const hasOr = (filter: Filter): boolean =>
  filter.kind === 'composite' && (filter.operator === 'OR' || filter.filters.some(hasOr));

/** How many alternatives a filter has in disjunctive normal form. */
function disjunctionsOf(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(disjunctionsOf);
    return filter.operator === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  if (filter.kind !== 'field' || !('arrayValue' in filter.value)) return 1;
  return isDisjunctive(filter) ? filter.value.arrayValue.values.length : 1;
}

function mostContainsTogether(filter: Filter): number {
  if (filter.kind === 'composite') {
    const counts = filter.filters.map(mostContainsTogether);
    return filter.operator === 'OR'
      ? Math.max(...counts)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  return filter.operator === 'ARRAY_CONTAINS' || filter.operator === 'ARRAY_CONTAINS_ANY' ? 1 : 0;
}

import { isNamePath, type FieldPath } from '../paths/fieldPath';
import { isInequality } from '../queries/filterRules';
import type { Filter, Order, Query } from '../queries/query';

type Leaf = Exclude<Filter, { kind: 'composite' }>;

/** What an index, or several together, must hold for one alternative of a query. */
export interface Needs {
  /** Fields that are pinned to values, in any order. */
  readonly equal: readonly FieldPath[];
  /** Arrays of which a member is asked for. */
  readonly contains: readonly FieldPath[];
  /** What the answer is sorted by, in this order; without what is pinned. */
  readonly sorted: readonly Order[];
  /** Whether the names come last in descending order. */
  readonly isNameDescending: boolean;
}

/** One entry for each alternative of a query: those that OR joins are looked up apart. */
export function needsOf(query: Query, aggregated: readonly FieldPath[]): readonly Needs[] {
  const alternatives = query.filter === null ? [[]] : alternativesOf(query.filter);
  return alternatives.map((leaves) => needsOfLeaves(leaves, query.orders, aggregated));
}

export const pathText = (path: FieldPath): string => path.join('.');

function needsOfLeaves(
  leaves: readonly Leaf[],
  orders: readonly Order[],
  aggregated: readonly FieldPath[],
): Needs {
  const fields = leaves.filter(({ path }) => !isNamePath(path));
  const equal = distinct(
    fields.filter((leaf) => !isInequality(leaf) && !isContains(leaf)).map(({ path }) => path),
  );
  const pinned = new Set(equal.map(pathText));
  const sorted = orders.filter(({ path }) => !isNamePath(path) && !pinned.has(pathText(path)));
  const known = new Set([...pinned, ...sorted.map(({ path }) => pathText(path))]);
  const summed = distinct(aggregated).filter((path) => !known.has(pathText(path)));
  return {
    equal,
    contains: distinct(fields.filter(isContains).map(({ path }) => path)),
    sorted: [...sorted, ...summed.map((path) => ({ path, descending: false }))],
    isNameDescending: orders.find(({ path }) => isNamePath(path))?.descending ?? false,
  };
}

const isContains = ({ operator }: Leaf): boolean =>
  operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY';

const distinct = (paths: readonly FieldPath[]): readonly FieldPath[] => [
  ...new Map(paths.map((path) => [pathText(path), path])).values(),
];

/** The filter in disjunctive normal form; it has at most 30 alternatives (B15). */
function alternativesOf(filter: Filter): readonly (readonly Leaf[])[] {
  if (filter.kind !== 'composite') return [[filter]];
  const members = filter.filters.map(alternativesOf);
  if (filter.operator === 'OR') return members.flat();
  return members.reduce<readonly (readonly Leaf[])[]>(
    (joined, alternatives) =>
      joined.flatMap((left) => alternatives.map((right) => [...left, ...right])),
    [[]],
  );
}

import type { CompiledYear } from '../year/compileYear';
import { slotsOf, type CompiledCondition } from '../conditions/conditionPlan';
import type { CompiledSearch } from '../searches/compileSearch';
import { combinedFill } from './combinedFill';
import type { ConditionBlock, SearchBlock } from './conditionBlock';
import { countBounds } from './countBounds';
import { countsUpTo, type Counts } from './counts';
import { createSharedConditions } from './sharedConditions';
import type { YearColumns } from './yearColumns';

/** The counts of searches, block by block. */
export interface SearchBlocks {
  /** Counts the rows from `start` to before `end`, at most `BLOCK_ROWS`. */
  count(start: number, end: number): void;
  /** Of the block counted last; undefined for a search that was not asked for. */
  readonly of: SearchBlock;
  /** The counts of a condition of any of the searches. */
  readonly ofCondition: (condition: CompiledCondition) => ConditionBlock;
}

/** The searches asked for, and those they refer to. */
export const createSearchBlocks = (
  { searchesInOrder }: CompiledYear,
  columns: YearColumns,
  askedFor: ReadonlySet<number>,
): SearchBlocks => {
  const bounds = countBounds(searchesInOrder);
  const needed = withReferenced(searchesInOrder, askedFor);
  const countsBySlot = new Map(needed.map(({ slot }) => [slot, countsUpTo(bounds.ofSearch(slot))]));
  const of: SearchBlock = (slot) => countsBySlot.get(slot);
  const ofCondition = createSharedConditions(columns, of, bounds);
  const counters = needed.flatMap((search) => {
    const counts = of(search.slot);
    return counts === undefined ? [] : [searchCounter(search, counts, ofCondition)];
  });
  return {
    count: (start, end) => {
      for (const count of counters) count(start, end);
    },
    of,
    ofCondition,
  };
};

/** In their order: the referenced stand before the referring, so that one walk back finds all. */
const withReferenced = (
  inOrder: readonly CompiledSearch[],
  askedFor: ReadonlySet<number>,
): readonly CompiledSearch[] => {
  const needed = new Set(askedFor);
  for (const { slot, conditions, match } of inOrder.toReversed()) {
    if (!needed.has(slot) || match === null) continue;
    for (const { plan } of conditions) for (const one of slotsOf(plan)) needed.add(one);
  }
  return inOrder.filter(({ slot }) => needed.has(slot));
};

/** A search that can match nobody keeps the zeros that its counts begin with. */
const searchCounter = (
  { match, conditions }: CompiledSearch,
  counts: Counts,
  ofCondition: SearchBlocks['ofCondition'],
): ((start: number, end: number) => void) =>
  match === null || conditions.length === 0
    ? () => undefined
    : combinedFill(match, conditions, counts, ofCondition);

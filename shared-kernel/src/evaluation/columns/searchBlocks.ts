import type { ConditionMatch } from 'shared-kernel/model';
import type { CompiledYear } from '../compileYear';
import type { CompiledSearch } from '../searches/compileSearch';
import { conditionBlock, type ConditionBlock, type SearchBlock } from './conditionBlock';
import type { YearColumns } from './yearColumns';

/** Rows that are counted together: few enough for every search's counts to stay in the cache. */
export const BLOCK_ROWS = 2048;

/** The counts of searches, block by block. */
export interface SearchBlocks {
  /** Counts the rows from `start` to before `end`, at most `BLOCK_ROWS`. */
  count(start: number, end: number): void;
  /** Of the block counted last; undefined for a search that was not asked for. */
  readonly of: SearchBlock;
}

/** The searches asked for, and those they refer to. */
export const createSearchBlocks = (
  { searchesInOrder }: CompiledYear,
  columns: YearColumns,
  askedFor: ReadonlySet<number>,
): SearchBlocks => {
  const needed = withReferenced(searchesInOrder, askedFor);
  const counts = new Map(needed.map(({ slot }) => [slot, new Float64Array(BLOCK_ROWS)]));
  const of: SearchBlock = (slot) => counts.get(slot);
  const counters = needed.flatMap((search) => {
    const own = counts.get(search.slot);
    return own === undefined ? [] : [{ own, count: searchCounter(search, columns, of) }];
  });
  return {
    count: (start, end) => counters.forEach(({ own, count }) => count(own, start, end)),
    of,
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
    for (const { plan } of conditions) {
      if (plan.kind === 'search' && plan.slot !== undefined) needed.add(plan.slot);
    }
  }
  return inOrder.filter(({ slot }) => needed.has(slot));
};

const searchCounter = (
  { match, conditions }: CompiledSearch,
  columns: YearColumns,
  of: SearchBlock,
): ConditionBlock => {
  if (match === null || conditions.length === 0) return (counts) => counts.fill(0);
  const blocks = conditions.map(({ plan, isAction }) => ({
    fill: conditionBlock(plan, columns, of),
    isAction,
  }));
  const combination = createCombination(match);
  return (counts, start, end) => {
    combination.begin(end - start);
    for (const { fill, isAction } of blocks) {
      fill(counts, start, end);
      combination.add(counts, isAction);
    }
    combination.finish(counts);
  };
};

/** `countOfSearch` for a block: the same two rules (D7), row beside row. */
export interface Combination {
  begin(rows: number): void;
  add(counts: Float64Array, isAction: boolean): void;
  /** Puts the search's counts into `counts`. */
  finish(counts: Float64Array): void;
}

export const createCombination = (match: ConditionMatch): Combination => {
  const matched = new Uint8Array(BLOCK_ROWS);
  const actions = new Float64Array(BLOCK_ROWS);
  const decided = match === 'all' ? 0 : 1;
  let rows = 0;
  return {
    begin: (blockRows) => {
      rows = blockRows;
      matched.fill(1 - decided);
      actions.fill(0);
    },
    add: (counts, isAction) => {
      for (let place = 0; place < rows; place += 1) {
        const met = (counts[place] ?? 0) > 0 ? 1 : 0;
        if (met === decided) matched[place] = decided;
      }
      if (!isAction) return;
      for (let place = 0; place < rows; place += 1) {
        actions[place] = (actions[place] ?? 0) + (counts[place] ?? 0);
      }
    },
    finish: (counts) => {
      for (let place = 0; place < rows; place += 1) {
        counts[place] = matched[place] === 1 ? Math.max(actions[place] ?? 0, 1) : 0;
      }
    },
  };
};

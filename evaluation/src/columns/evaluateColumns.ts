import type { ScreenId, SearchId } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { CompiledScreen } from '../screens/compileScreen';
import {
  createMatchTotals,
  SUBJECTS,
  type MatchResults,
  type MatchTotals,
} from '../totals/matchTotals';
import { BLOCK_ROWS } from './counts';
import { createScreensCounter, type BlockCounter } from './screensCounter';
import { createSearchBlocks, type SearchBlocks } from './searchBlocks';
import type { Snapshot } from './snapshot';
import { createSupporterCounter } from './supporterCounter';
import { createYearColumns } from './yearColumns';

export interface ColumnOptions {
  /** The searches to count, and to give back; all where it is not said. */
  readonly searchIds?: ReadonlySet<SearchId>;
  /** The screens to give back. All are counted for `screensCombined`, unless the set is empty. */
  readonly screenIds?: ReadonlySet<ScreenId>;
  /** Told how many supporters are counted, now and then and at the end. */
  readonly onRows?: (processed: number) => void;
}

export interface StoppableOptions extends ColumnOptions {
  /** Asked now and then; true ends the count without a result. */
  readonly stop: () => boolean;
}

/** Rows between two looks at `stop` and two calls of `onRows`. */
const REPORT_ROWS = BLOCK_ROWS * 16;

/** What `createMatchTotals` gives over the same supporters, from their columns (D16). Null where it was stopped. */
export function evaluateColumns(
  compiled: CompiledYear,
  snapshot: Snapshot,
  options: StoppableOptions,
): MatchResults | null;
export function evaluateColumns(
  compiled: CompiledYear,
  snapshot: Snapshot,
  options?: ColumnOptions,
): MatchResults;
export function evaluateColumns(
  compiled: CompiledYear,
  snapshot: Snapshot,
  options: ColumnOptions & Partial<StoppableOptions> = {},
): MatchResults | null {
  const { searchIds, screenIds, onRows, stop } = options;
  const isAsked = (id: SearchId): boolean => searchIds?.has(id) ?? true;
  const screens = screenIds?.size === 0 ? [] : compiled.screens;
  const totals = createMatchTotals({ ...compiled, screens });
  const searchBlocks = createSearchBlocks(
    compiled,
    createYearColumns(compiled.table, snapshot),
    slotsAskedFor(compiled, isAsked, screens),
  );
  const counters = [
    ...searchCounters(compiled, isAsked, totals, snapshot, searchBlocks),
    createScreensCounter(screens, searchBlocks.of, totals, snapshot),
  ];

  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    const end = Math.min(start + BLOCK_ROWS, snapshot.rowCount);
    searchBlocks.count(start, end);
    for (const { count } of counters) count(start, end);
    if (end % REPORT_ROWS !== 0 && end < snapshot.rowCount) continue;
    if (stop?.() === true) return null;
    onRows?.(end);
  }
  for (const { finish } of counters) finish();

  const results = totals.results();
  return {
    ...results,
    searches: results.searches.filter(({ id }) => isAsked(id)),
    screens: results.screens.filter(({ id }) => screenIds?.has(id) ?? true),
  };
}

const slotsAskedFor = (
  { searches }: CompiledYear,
  isAsked: (id: SearchId) => boolean,
  screens: readonly CompiledScreen[],
): ReadonlySet<number> =>
  new Set([
    ...searches.filter(({ id }) => isAsked(id)).map(({ slot }) => slot),
    ...screens.flatMap(({ slots }) => slots.filter((slot) => slot !== undefined)),
  ]);

const searchCounters = (
  { searches }: CompiledYear,
  isAsked: (id: SearchId) => boolean,
  totals: MatchTotals,
  snapshot: Snapshot,
  blocks: SearchBlocks,
): readonly BlockCounter[] =>
  searches.flatMap(({ id, slot }) => {
    const counts = blocks.of(slot);
    if (!isAsked(id) || counts === undefined) return [];
    const counter = createSupporterCounter(totals.of(SUBJECTS.search(id)), snapshot);
    return [
      {
        count: (start: number, end: number) => counter.add(counts, start, end),
        finish: counter.finish,
      },
    ];
  });

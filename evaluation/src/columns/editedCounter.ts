import type { SearchCounts, SearchDefinition } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { slotsOf, type CompiledCondition } from '../conditions/conditionPlan';
import { createConditionCounter } from './conditionCounter';
import { createFunnel } from './funnel';
import { createSearchBlocks } from './searchBlocks';
import type { Snapshot } from './snapshot';
import { createYearColumns } from './yearColumns';

/** Counts one search of a compiled year, block by block. */
export interface EditedCounter {
  count(start: number, end: number): void;
  result(): SearchCounts;
}

export const createEditedCounter = (
  year: CompiledYear,
  snapshot: Snapshot,
  edited: SearchDefinition,
): EditedCounter => {
  const columns = createYearColumns(year.table, snapshot);
  const search = year.searches.find(({ id }) => id === edited.id);
  const compiled = search?.conditions ?? [];
  const blocks = createSearchBlocks(year, columns, referencedSlots(compiled));
  const counters = compiled.map((one) =>
    createConditionCounter(one, year, columns, blocks.ofCondition, blocks.ofCondition(one)),
  );
  const funnel = createFunnel(search?.match ?? null);
  const reached = compiled.map(() => 0);
  return {
    count: (start, end) => {
      blocks.count(start, end);
      funnel.begin(end - start);
      counters.forEach((counter, index) => {
        reached[index] = (reached[index] ?? 0) + funnel.add(counter.count(start, end));
      });
    },
    result: () => ({
      total: reached.at(-1) ?? 0,
      supporters: snapshot.rowCount,
      conditions: counters.map((counter, index) => ({
        ...counter.result(),
        funnel: reached[index] ?? 0,
      })),
      fault: faultOf(year, search?.isOnCycle ?? false, edited),
    }),
  };
};

const referencedSlots = (conditions: readonly CompiledCondition[]): ReadonlySet<number> =>
  new Set(conditions.flatMap(({ plan }) => slotsOf(plan)));

/** A cycle is known by its first search; of those that the search as edited reaches, only its own cycle stops it. */
const faultOf = (
  { problems }: CompiledYear,
  isOnCycle: boolean,
  { id }: SearchDefinition,
): SearchCounts['fault'] =>
  problems.find((problem) => problem.code === 'search/invalid-match' && problem.id === id) ??
  (isOnCycle ? (problems.find(({ code }) => code === 'search/cycle') ?? null) : null);

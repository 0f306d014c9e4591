import type { ConditionMatch } from 'shared-kernel/model';
import type { CompiledCondition } from '../conditions/conditionPlan';
import { createCombination } from './combination';
import type { Counts } from './counts';

/** The counts of one block after the other. */
export interface FilledCounts {
  readonly counts: Counts;
  /** Counts the rows from `start` to before `end`. */
  readonly fill: (start: number, end: number) => void;
}

/** `combinedCount` of a search's or a group's conditions, block by block. */
export const combinedFill = (
  match: ConditionMatch,
  conditions: readonly CompiledCondition[],
  counts: Counts,
  ofCondition: (condition: CompiledCondition) => FilledCounts,
): FilledCounts['fill'] => {
  const actions = conditions.filter(({ isAction }) => isAction).length;
  const howMany = actions === 0 ? 'none' : actions === conditions.length ? 'all' : 'some';
  const combination = createCombination(match, howMany, counts);
  const blocks = conditions.map((condition) => ({
    ...ofCondition(condition),
    isAction: condition.isAction,
  }));
  return (start, end) => {
    combination.begin();
    for (const block of blocks) {
      block.fill(start, end);
      combination.add(block.counts, block.isAction);
    }
    combination.finish();
  };
};

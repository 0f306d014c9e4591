import type { ConditionNode } from 'shared-kernel/model';
import type { CompiledCondition } from '../conditions/conditionPlan';
import { conditionBlock, type ConditionBlock, type SearchBlock } from './conditionBlock';
import type { CountBounds } from './countBounds';
import type { YearColumns } from './yearColumns';

/** Conditions that say the same, in whatever searches, are judged once and counted once a block (D16). */
export const createSharedConditions = (
  columns: YearColumns,
  searchBlock: SearchBlock,
  bounds: CountBounds,
): ((condition: CompiledCondition) => ConditionBlock) => {
  const known = new Map<string, ConditionBlock>();
  const ofCondition = ({ definition, plan }: CompiledCondition): ConditionBlock => {
    const key = keyOf(definition);
    const block =
      known.get(key) ??
      oncePerBlock(
        conditionBlock(plan, columns, searchBlock, bounds.ofCondition(plan), ofCondition),
      );
    known.set(key, block);
    return block;
  };
  return ofCondition;
};

const oncePerBlock = ({ counts, fill }: ConditionBlock): ConditionBlock => {
  let filledFrom = -1;
  return {
    counts,
    fill: (start, end) => {
      if (filledFrom === start) return;
      fill(start, end);
      filledFrom = start;
    },
  };
};

/** All that a condition says, but for its id and those of a group's conditions. */
const keyOf = ({ id: _, ...said }: ConditionNode): string =>
  'conditions' in said
    ? JSON.stringify([said.match, said.conditions.map(keyOf)])
    : JSON.stringify(Object.entries(said).sort());

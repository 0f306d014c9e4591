import type { Condition } from 'shared-kernel/model';
import type { CompiledCondition } from '../searches/compileSearch';
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
  return ({ definition, plan }) => {
    const key = keyOf(definition);
    const block =
      known.get(key) ??
      oncePerBlock(conditionBlock(plan, columns, searchBlock, bounds.ofCondition(plan)));
    known.set(key, block);
    return block;
  };
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

/** All that a condition says, but for its id. */
const keyOf = ({ id: _, ...said }: Condition): string =>
  JSON.stringify(Object.entries(said).sort());

import type { GroupMatch } from 'shared-kernel/model';
import type { CompiledCondition } from './conditionPlan';

/** Whether condition counts make a match (spec §5). Of none it is never asked: see D7, D8. */
export const COMBINATIONS = {
  all: (counts) => counts.every((count) => count > 0),
  any: (counts) => counts.some((count) => count > 0),
  none: (counts) => counts.every((count) => count === 0),
} as const satisfies Record<GroupMatch, (counts: readonly number[]) => boolean>;

/** The count of a search or group from those of its conditions: of a match their actions, at least 1 (D7, D416). */
export const combinedCount = (
  match: GroupMatch,
  conditions: readonly Pick<CompiledCondition, 'isAction'>[],
  counts: readonly number[],
): number => {
  if (counts.length === 0 || !COMBINATIONS[match](counts)) return 0;
  const actions = counts.reduce(
    (sum, count, index) => sum + (conditions[index]?.isAction === true ? count : 0),
    0,
  );
  return Math.max(actions, 1);
};

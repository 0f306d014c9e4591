import type { ConditionSet } from 'shared-kernel/condition-editor';
import {
  asId,
  withFreshIds,
  type Condition,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';

/**
 * The conditions of a search with others that are met together: all of them where the search had none, else behind its own.
 * Where a search asks for any of its conditions, several stand as one group of all, since alone each would let in more.
 */
export function withConditions(
  { match, conditions }: ConditionSet,
  added: readonly Condition[],
): ConditionSet {
  const fresh = added.map((condition) => withFreshIds(condition, freshId));
  if (conditions.length === 0) return { match: 'all', conditions: fresh };
  const more: readonly ConditionNode[] = needsGroup({ match, conditions }, added.length)
    ? [{ id: freshId(), dataType: 'group', match: 'all', conditions: fresh }]
    : fresh;
  return { match, conditions: [...conditions, ...more] };
}

/** Whether so many conditions more are put into a group of their own. */
export const needsGroup = ({ match, conditions }: ConditionSet, added: number): boolean =>
  conditions.length > 0 && match !== 'all' && added > 1;

const freshId = (): ConditionId => asId<ConditionId>(crypto.randomUUID());

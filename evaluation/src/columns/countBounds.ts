import type { CompiledCondition, ConditionPlan } from '../conditions/conditionPlan';
import type { CompiledSearch } from '../searches/compileSearch';

/** The largest counts that can come up while conditions and searches are counted. */
export interface CountBounds {
  ofCondition(plan: ConditionPlan): number;
  /** By slot; 0 for a search that does not exist. */
  ofSearch(slot: number): number;
}

export const countBounds = (inOrder: readonly CompiledSearch[]): CountBounds => {
  const bySlot = new Map<number, number>();
  const ofSearch = (slot: number): number => bySlot.get(slot) ?? 0;
  const ofCondition = (plan: ConditionPlan): number => {
    if (plan.kind === 'fields') return Math.max(plan.checks.length, 1);
    if (plan.kind === 'group') return ofConditions(plan.conditions);
    return plan.slot === undefined ? 1 : Math.max(ofSearch(plan.slot), 1);
  };
  /** Whatever is combined: its actions together, and each of its conditions while it is looked at. */
  const ofConditions = (conditions: readonly CompiledCondition[]): number => {
    const bounds = conditions.map(({ plan }) => ofCondition(plan));
    const actions = conditions.reduce(
      (sum, { isAction }, index) => sum + (isAction ? (bounds[index] ?? 0) : 0),
      0,
    );
    return Math.max(1, actions, ...bounds);
  };
  for (const { slot, conditions, match } of inOrder) {
    if (match === null) continue;
    bySlot.set(slot, ofConditions(conditions));
  }
  return { ofCondition, ofSearch };
};

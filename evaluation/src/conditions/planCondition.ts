import { isGroup, type Condition, type ConditionNode } from 'shared-kernel/model';
import type { CompiledCondition, ConditionPlan } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { planData } from './planData';
import { planPage } from './planPage';
import { planSearch } from './planSearch';

export const compileCondition = (
  definition: ConditionNode,
  scope: ConditionScope,
): CompiledCondition => ({
  definition,
  plan: planCondition(definition, scope),
  isAction: isActionCondition(definition),
});

export const planCondition = (node: ConditionNode, scope: ConditionScope): ConditionPlan => {
  if (!isGroup(node)) return planLeaf(node, scope);
  return {
    kind: 'group',
    match: node.match,
    conditions: node.conditions.map((one) => compileCondition(one, scope)),
    fault: node.conditions.length === 0 ? 'emptyGroup' : null,
  };
};

const planLeaf = (condition: Condition, scope: ConditionScope): ConditionPlan => {
  if (condition.dataType === 'search') return planSearch(condition, scope);
  return condition.fieldType === 'page' ? planPage(condition, scope) : planData(condition, scope);
};

/**
 * An action condition is one that counts actions: page completed, or a search's count (D7); a group that has one, but of
 * none, which counts what did not happen (D416).
 */
export const isActionCondition = (node: ConditionNode): boolean =>
  isGroup(node)
    ? node.match !== 'none' && node.conditions.some(isActionCondition)
    : node.dataType === 'search' || (node.fieldType === 'page' && node.pageAction === 'completed');

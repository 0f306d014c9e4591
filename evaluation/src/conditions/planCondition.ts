import type { Condition } from 'shared-kernel/model';
import type { ConditionPlan } from './conditionPlan';
import type { ConditionScope } from './conditionScope';
import { planData } from './planData';
import { planPage } from './planPage';
import { planSearch } from './planSearch';

export const planCondition = (condition: Condition, scope: ConditionScope): ConditionPlan => {
  if (condition.dataType === 'search') return planSearch(condition, scope);
  return condition.fieldType === 'page' ? planPage(condition, scope) : planData(condition, scope);
};

/** An action condition is one that counts actions: page completed, or a search's count (D7). */
export const isActionCondition = (condition: Condition): boolean =>
  condition.dataType === 'search' ||
  (condition.fieldType === 'page' && condition.pageAction === 'completed');

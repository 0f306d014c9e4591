import type { Condition } from 'shared-kernel/model';
import type { ConditionCount } from './conditionCount';
import type { ConditionScope } from './conditionScope';
import { dataCount } from './dataCount';
import { pageCount } from './pageCount';
import { searchCount } from './searchCount';

export const compileCondition = (condition: Condition, scope: ConditionScope): ConditionCount => {
  if (condition.dataType === 'search') return searchCount(condition, scope);
  return condition.fieldType === 'page' ? pageCount(condition, scope) : dataCount(condition, scope);
};

/** An action condition is one that counts actions: page completed, or a search's count (D7). */
export const isActionCondition = (condition: Condition): boolean =>
  condition.dataType === 'search' ||
  (condition.fieldType === 'page' && condition.pageAction === 'completed');

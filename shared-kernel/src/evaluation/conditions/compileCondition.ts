import type { CivilDate, Condition } from 'shared-kernel/model';
import type { FieldTable } from '../values/fieldTable';
import type { ConditionCount } from './conditionCount';
import { dataCount } from './dataCount';
import { pageCount } from './pageCount';
import { searchCount } from './searchCount';

/** What the names in conditions resolve against: always the year, never one supporter (D5). */
export interface ConditionScope {
  /** Both ends lie outside of the year (D4). */
  readonly year: { readonly dateFrom: CivilDate; readonly dateTo: CivilDate };
  readonly table: FieldTable;
  readonly slotOfSearch: (id: string) => number | undefined;
}

export const compileCondition = (condition: Condition, scope: ConditionScope): ConditionCount => {
  if (condition.dataType === 'search') return searchCount(condition, scope);
  return condition.fieldType === 'page' ? pageCount(condition, scope) : dataCount(condition, scope);
};

/** An action condition is one that counts actions: page completed, or a search's count (D7). */
export const isActionCondition = (condition: Condition): boolean =>
  condition.dataType === 'search' ||
  (condition.fieldType === 'page' && condition.pageAction === 'completed');

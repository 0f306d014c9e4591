import { isConditionMatch, type SearchDefinition } from 'shared-kernel/model';
import { completeConditions } from 'shared-kernel/condition-editor';

/** The part of an edited search that can be counted: conditions whose inputs are still empty wait. Null where nothing is left. */
export function countQuestion({
  id,
  match,
  conditions,
}: Pick<SearchDefinition, 'id' | 'match' | 'conditions'>): SearchDefinition | null {
  const complete = completeConditions(conditions);
  return complete.length === 0 || !isConditionMatch(match)
    ? null
    : { id, name: '', match, conditions: complete };
}

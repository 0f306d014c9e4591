import type { SearchDefinition } from 'shared-kernel/model';
import { isFaulty } from '../search-editor/conditionFaults';
import { isMatch } from '../search-editor/MatchInput';

/** The part of a draft that can be counted: conditions whose inputs are still empty wait. Null where nothing is left. */
export function countQuestion({
  id,
  match,
  conditions,
}: Pick<SearchDefinition, 'id' | 'match' | 'conditions'>): SearchDefinition | null {
  const complete = conditions.filter((condition) => !isFaulty(condition));
  return complete.length === 0 || !isMatch(match)
    ? null
    : { id, name: '', match, conditions: complete };
}

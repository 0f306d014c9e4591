import { isFaulty } from 'shared-kernel/condition-editor';
import { isConditionMatch, type SearchDefinition } from 'shared-kernel/model';
import { cycleThrough } from './cycleThrough';

/** Why a search cannot be saved as it is, as a sentence; null where it can. */
export function saveObstacle(
  search: SearchDefinition,
  searches: readonly SearchDefinition[],
): string | null {
  if (!isConditionMatch(search.match))
    return 'Choose whether supporters match all conditions or any.';
  if (search.conditions.some(isFaulty)) return 'Fill in the inputs that are marked in red first.';
  const cycle = cycleThrough(search, searches);
  return cycle === null ? null : `Searches cannot refer to each other in a circle: ${cycle}`;
}

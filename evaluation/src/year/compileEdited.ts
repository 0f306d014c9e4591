import { leavesOf, type SearchDefinition } from 'shared-kernel/model';
import { referenceOf } from '../conditions/planSearch';
import { compileYear, type CompiledYear } from './compileYear';
/**
 * The year as it would be with the search as edited in place of the stored search of its id: the search as edited and what it refers to,
 * no other search and no screen. Whether it lies on a cycle is the same as among all.
 */
export const compileEdited = (
  { definitions }: CompiledYear,
  edited: SearchDefinition,
): CompiledYear => {
  const searchById = new Map<string, SearchDefinition>();
  for (const search of definitions.searches) {
    if (!searchById.has(search.id)) searchById.set(search.id, search);
  }
  searchById.set(edited.id, edited);

  const reached = new Set([edited]);
  for (const search of reached) {
    for (const condition of leavesOf(search.conditions)) {
      const target =
        condition.dataType === 'search' ? searchById.get(referenceOf(condition)) : undefined;
      if (target !== undefined) reached.add(target);
    }
  }
  return compileYear({ ...definitions, searches: [...reached], screens: [] });
};

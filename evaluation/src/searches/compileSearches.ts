import { isConditionMatch, type SearchDefinition } from 'shared-kernel/model';
import type { ConditionScope } from '../conditions/conditionScope';
import { INVALID_SEARCH_MATCH, type Problem } from '../problems/problem';
import { withoutDuplicates } from '../problems/withoutDuplicates';
import { compileSearch, type CompiledSearch } from './compileSearch';
import { orderByReference } from './referenceOrder';

export interface CompiledSearches {
  /** In the order they were given. */
  readonly listed: readonly CompiledSearch[];
  /** The referenced before the referring, so that one pass counts all. */
  readonly inOrder: readonly CompiledSearch[];
  readonly slotById: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

export const compileSearches = (
  definitions: readonly SearchDefinition[],
  scope: Omit<ConditionScope, 'slotOfSearch'>,
): CompiledSearches => {
  const { kept, problems } = withoutDuplicates(definitions, 'search/duplicate-id');
  const slotById = new Map<string, number>(kept.map(({ id }, slot) => [id, slot]));
  const { ordered, cycles, onCycle } = orderByReference(kept);

  const conditionScope = { ...scope, slotOfSearch: (id: string) => slotById.get(id) };
  const inOrder = ordered.map((search) =>
    compileSearch(search, slotById.get(search.id) ?? 0, conditionScope, onCycle.has(search.id)),
  );
  return {
    listed: inOrder.toSorted((left, right) => left.slot - right.slot),
    inOrder,
    slotById,
    problems: [
      ...problems,
      ...kept.filter(({ match }) => !isConditionMatch(match)).map(invalidMatch),
      ...cycles.flatMap(cycleProblem),
    ],
  };
};

const invalidMatch = ({ id }: SearchDefinition): Problem => ({
  code: 'search/invalid-match',
  id,
  message: INVALID_SEARCH_MATCH,
});

const cycleProblem = (cycle: readonly SearchDefinition[]): readonly Problem[] =>
  cycle.slice(0, 1).map((first) => ({
    code: 'search/cycle',
    id: first.id,
    message: `Searches refer to each other in a circle: ${nameCycle(cycle)}`,
  }));

/** `A → B → A`, for the log and for the editor (D9). */
export const nameCycle = (cycle: readonly SearchDefinition[]): string =>
  [...cycle, ...cycle.slice(0, 1)].map(({ id, name }) => (name === '' ? id : name)).join(' → ');

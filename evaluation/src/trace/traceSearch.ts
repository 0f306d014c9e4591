import { isConditionMatch, type SearchDefinition, type SearchId } from 'shared-kernel/model';
import { compileEdited } from '../year/compileEdited';
import type { CompiledYear } from '../year/compileYear';
import type { EvaluationState } from '../conditions/conditionCount';
import { evaluationState, type SupporterFields } from '../year/evaluateSupporter';
import { combinedCount } from '../conditions/combineCounts';
import type { CompiledSearch } from '../searches/compileSearch';
import type { SearchReason, SearchTrace } from './searchTrace';
import { isOneShort, traceNode } from './traceCondition';

/**
 * How a search comes to its count for one supporter: the judgements of the same plans that rows and columns count by.
 * An edited search stands in for the stored search of its id. Null where there is no search of the id.
 */
export const traceSearch = (
  compiled: CompiledYear,
  search: SearchId | SearchDefinition,
  supporter: SupporterFields,
): SearchTrace | null => {
  const year = typeof search === 'string' ? compiled : compileEdited(compiled, search);
  const slot = year.slotBySearchId.get(typeof search === 'string' ? search : search.id);
  if (slot === undefined) return null;
  return createTracer(year, supporter, evaluationState(year, supporter))(slot);
};

/** Traces a search by its slot, each once, however many refer to it. */
export type Tracer = (slot: number) => SearchTrace | null;

/** Its searches are those of the year. */
export const createTracer = (
  year: CompiledYear,
  supporter: SupporterFields,
  state: EvaluationState,
): Tracer => {
  const traced = new Map<number, SearchTrace>();
  const trace: Tracer = (slot) => {
    const search = year.searches[slot];
    if (search === undefined) return null;
    const known = traced.get(slot) ?? traceOf(search);
    traced.set(slot, known);
    return known;
  };
  /** On a cycle the conditions are not followed: they would lead back here. */
  const traceOf = (search: CompiledSearch): SearchTrace => {
    const conditions = search.isOnCycle
      ? []
      : search.conditions.map((one) => traceNode(one, { year, supporter, state, trace }));
    const count =
      search.match === null
        ? 0
        : combinedCount(
            search.match,
            search.conditions,
            conditions.map((one) => one.count),
          );
    return {
      id: search.id,
      name: search.definition.name,
      match: search.definition.match,
      count,
      passed: count > 0,
      reason: reasonOf(search, count),
      isNearMiss: search.match === 'all' && isOneShort(conditions),
      conditions,
    };
  };
  return trace;
};

const reasonOf = (
  { isOnCycle, definition, conditions }: CompiledSearch,
  count: number,
): SearchReason => {
  if (isOnCycle) return 'cycle';
  if (!isConditionMatch(definition.match)) return 'invalidMatch';
  if (conditions.length === 0) return 'noConditions';
  return count > 0 ? 'met' : 'notMet';
};

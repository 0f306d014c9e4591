import type { ScreenId, SearchId, Supporter } from 'shared-kernel/model';
import type { CompiledYear } from './compileYear';
import type { EvaluationState } from '../conditions/conditionCount';
import { createSupporterValues } from '../values/supporterValues';

export type SupporterFields = Pick<Supporter, 'fields' | 'masked' | 'searchCounts'>;

export interface SupporterEvaluation {
  /** Every search of the year; 0 where it does not match (D7). */
  readonly searchCounts: Readonly<Record<SearchId, number>>;
  /** The screens that the supporter gets, in their order. */
  readonly screenIds: readonly ScreenId[];
}

export const evaluateSupporter = (
  compiled: CompiledYear,
  supporter: SupporterFields,
): SupporterEvaluation => {
  const { counts } = evaluationState(compiled, supporter);
  return {
    searchCounts: Object.fromEntries(
      compiled.searches.map(({ id, slot }) => [id, counts[slot] ?? 0]),
    ),
    screenIds: compiled.screens
      .filter(({ matches }) => matches(counts))
      .map(({ definition }) => definition.id),
  };
};

/** The readings and search counts of one supporter, on which screens, items and placeholders build. */
export const evaluationState = (
  compiled: CompiledYear,
  { fields, masked, searchCounts = {} }: SupporterFields,
): EvaluationState => {
  const counts = new Array<number>(compiled.searches.length).fill(0);
  const state = { values: createSupporterValues(compiled.table, fields, masked), counts };
  // What was counted with values that are not told here holds (D373).
  for (const { id, slot, count } of compiled.searchesInOrder)
    counts[slot] = (Object.hasOwn(searchCounts, id) ? searchCounts[id] : undefined) ?? count(state);
  return state;
};

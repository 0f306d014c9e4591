import type { SupporterValues } from '../values/supporterValues';

/** What conditions of one supporter look at: the fields, and the counts of searches worked out so far. */
export interface EvaluationState {
  readonly values: SupporterValues;
  /** By search slot; a search that is not there counts 0. */
  readonly counts: readonly number[];
}

/** A compiled condition: met when its count is above 0 (D5). */
export type ConditionCount = (state: EvaluationState) => number;

export const countsNobody: ConditionCount = () => 0;

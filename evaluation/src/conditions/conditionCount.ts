import type { SupporterValues } from '../values/supporterValues';
import { comparableOf } from './comparable';
import { combinedCount } from './combineCounts';
import type { ConditionPlan, FieldCheck, FieldsPlan, GroupPlan, SearchPlan } from './conditionPlan';
import type { Verdict } from './verdict';

/** What conditions of one supporter look at: the fields, and the counts of searches worked out so far. */
export interface EvaluationState {
  readonly values: SupporterValues;
  /** By search slot; a search that is not there counts 0. */
  readonly counts: readonly number[];
}

/** A condition asked about one supporter: met when its count is above 0 (D5). */
export type ConditionCount = (state: EvaluationState) => number;

export const conditionCount = (plan: ConditionPlan): ConditionCount => {
  if (plan.kind === 'fields') return fieldsCount(plan);
  return plan.kind === 'group' ? groupCount(plan) : searchCount(plan);
};

export const judgeField = (
  { slot, judge }: FieldCheck,
  { values }: Pick<EvaluationState, 'values'>,
): Verdict => {
  const { present, value } = values.reading(slot);
  return judge(present, value && comparableOf(value));
};

const fieldsCount =
  ({ checks, countOf }: FieldsPlan): ConditionCount =>
  (state) => {
    let passed = 0;
    for (const check of checks) if (judgeField(check, state).passed) passed += 1;
    return countOf(passed);
  };

const groupCount = ({ match, conditions }: GroupPlan): ConditionCount => {
  const counters = conditions.map(({ plan }) => conditionCount(plan));
  return (state) =>
    combinedCount(
      match,
      conditions,
      counters.map((countOf) => countOf(state)),
    );
};

const searchCount = ({ slot, countOf }: SearchPlan): ConditionCount =>
  slot === undefined ? () => countOf(0) : ({ counts }) => countOf(counts[slot] ?? 0);

export const countsNobody: ConditionCount = () => 0;

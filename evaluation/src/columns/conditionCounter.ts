import type { Condition, ConditionCounts } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { ConditionPlan } from '../conditions/conditionPlan';
import { passesByAbsence, type Verdict } from '../conditions/verdict';
import type { CompiledCondition } from '../searches/compileSearch';
import { addJudged } from './addJudged';
import type { ConditionBlock } from './conditionBlock';
import { wideCounts, type Counts } from './counts';
import type { JudgedColumn, YearColumns } from './yearColumns';

/** Gathers what is said of one condition alone. */
export interface ConditionCounter {
  /** Gives back the condition's counts of the block. */
  count(start: number, end: number): Counts;
  result(): Omit<ConditionCounts, 'funnel'>;
}

export const createConditionCounter = (
  { definition, plan }: CompiledCondition,
  { table }: CompiledYear,
  columns: YearColumns,
  { counts, fill }: ConditionBlock,
): ConditionCounter => {
  const { byRow } = counts;
  const bounds = judgedOf(plan, columns, ({ reason }) => reason === 'onExcludedBound');
  const missing = createMissingCounter(definition, plan, columns);
  let met = 0;
  let onExcludedBounds = 0;
  let missingOnly = 0;
  return {
    count: (start, end) => {
      fill(start, end);
      for (let index = 0; index < end - start; index += 1) if ((byRow[index] ?? 0) > 0) met += 1;
      missingOnly += missing(counts, start, end);
      onExcludedBounds += sumOf(bounds, start, end);
      return counts;
    },
    result: () => ({
      id: definition.id,
      count: met,
      missingOnly,
      fuzzyNames: isFuzzy(definition) ? namesOf(plan, table) : [],
      onExcludedBounds,
      fault: plan.fault,
    }),
  };
};

/** The supporters of a block that meet the condition by absent values alone. */
type MissingCounter = (counts: Counts, start: number, end: number) => number;

const createMissingCounter = (
  condition: Condition,
  plan: ConditionPlan,
  columns: YearColumns,
): MissingCounter => {
  const isComparison =
    condition.dataType === 'field' &&
    condition.fieldType === 'data' &&
    condition.dataEqualsOperator !== 'notEmpty';
  if (!isComparison) return () => 0;
  const present = judgedOf(plan, columns, (verdict) => verdict.passed && !passesByAbsence(verdict));
  const sums = wideCounts();
  return ({ byRow }, start, end) => {
    sums.byRow.fill(0);
    for (const column of present) addJudged(column, sums, start, end);
    let supporters = 0;
    for (let index = 0; index < end - start; index += 1) {
      if ((byRow[index] ?? 0) > 0 && sums.byRow[index] === 0) supporters += 1;
    }
    return supporters;
  };
};

const judgedOf = (
  plan: ConditionPlan,
  columns: YearColumns,
  isAskedFor: (verdict: Verdict) => boolean,
): readonly JudgedColumn[] =>
  plan.kind === 'search'
    ? []
    : plan.checks
        .map((check) => columns.judged(check, isAskedFor))
        .filter(({ verdicts }) => verdicts.includes(1));

const sumOf = (judged: readonly JudgedColumn[], start: number, end: number): number => {
  if (judged.length === 0) return 0;
  const sums = wideCounts();
  for (const column of judged) addJudged(column, sums, start, end);
  return sums.byRow.reduce((sum, one) => sum + one, 0);
};

const isFuzzy = ({ dataType, dataIdMatch }: Condition): boolean =>
  dataType === 'field' && dataIdMatch === 'fuzzy';

const namesOf = (plan: ConditionPlan, { fields }: CompiledYear['table']): readonly string[] =>
  plan.kind === 'search' ? [] : plan.checks.map(({ slot }) => fields[slot]?.name ?? '');

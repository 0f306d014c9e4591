import {
  isGroup,
  type ConditionNode,
  type ConditionCounts,
  type PartCounts,
} from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { CompiledCondition, ConditionPlan } from '../conditions/conditionPlan';
import { passesByAbsence, type Verdict } from '../conditions/verdict';
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
  year: CompiledYear,
  columns: YearColumns,
  blockOf: (condition: CompiledCondition) => ConditionBlock,
  { counts, fill }: ConditionBlock,
): ConditionCounter => {
  const { table } = year;
  const { byRow } = counts;
  const within =
    plan.kind === 'group'
      ? plan.conditions.map((one) =>
          createConditionCounter(one, year, columns, blockOf, blockOf(one)),
        )
      : [];
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
      for (const part of within) part.count(start, end);
      return counts;
    },
    result: () => ({
      id: definition.id,
      count: met,
      missingOnly,
      fuzzyNames: isFuzzy(definition) ? namesOf(plan, table) : [],
      onExcludedBounds,
      fault: plan.fault,
      ...(isGroup(definition) ? { within: within.flatMap(partsOf) } : {}),
    }),
  };
};

/** A group's condition, and after a group those within it. */
const partsOf = (counter: ConditionCounter): readonly PartCounts[] => {
  const { within = [], ...part } = counter.result();
  return [part, ...within];
};

/** The supporters of a block that meet the condition by absent values alone. */
type MissingCounter = (counts: Counts, start: number, end: number) => number;

const createMissingCounter = (
  condition: ConditionNode,
  plan: ConditionPlan,
  columns: YearColumns,
): MissingCounter => {
  if (!isComparison(condition)) return () => 0;
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

/** Of a value; the two operators that ask whether there is one are met as they say. */
const isComparison = (condition: ConditionNode): boolean =>
  condition.dataType === 'field' &&
  condition.fieldType === 'data' &&
  condition.dataEqualsOperator !== 'notEmpty' &&
  condition.dataEqualsOperator !== 'empty';

const judgedOf = (
  plan: ConditionPlan,
  columns: YearColumns,
  isAskedFor: (verdict: Verdict) => boolean,
): readonly JudgedColumn[] =>
  plan.kind !== 'fields'
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

const isFuzzy = (condition: ConditionNode): boolean =>
  condition.dataType === 'field' && condition.dataIdMatch === 'fuzzy';

const namesOf = (plan: ConditionPlan, { fields }: CompiledYear['table']): readonly string[] =>
  plan.kind !== 'fields' ? [] : plan.checks.map(({ slot }) => fields[slot]?.name ?? '');

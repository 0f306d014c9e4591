import {
  isGroup,
  type ConditionNode,
  type ConditionCounts,
  type PartCounts,
} from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { CompiledCondition, ConditionPlan, FieldsPlan } from '../conditions/conditionPlan';
import { passesByAbsence, type Verdict } from '../conditions/verdict';
import { addJudged } from './addJudged';
import type { ConditionBlock } from './conditionBlock';
import { countsUpTo, rowsMet, type Counts } from './counts';
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
  const within =
    plan.kind === 'group'
      ? plan.conditions.map((one) =>
          createConditionCounter(one, year, columns, blockOf, blockOf(one)),
        )
      : [];
  const onExcludedBounds = supportersOf(
    plan,
    columns,
    ({ reason }) => reason === 'onExcludedBound',
  );
  const missing = createMissingCounter(definition, plan, columns);
  let met = 0;
  return {
    count: (start, end) => {
      fill(start, end);
      met += rowsMet(counts, end - start);
      missing.count(counts, start, end);
      for (const part of within) part.count(start, end);
      return counts;
    },
    result: () => ({
      id: definition.id,
      count: met,
      missingOnly: missing.result(),
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

/** The supporters who meet the condition by absent values alone. */
interface MissingCounter {
  count(counts: Counts, start: number, end: number): void;
  result(): number;
}

const createMissingCounter = (
  condition: ConditionNode,
  plan: ConditionPlan,
  columns: YearColumns,
): MissingCounter => {
  if (plan.kind !== 'fields' || !isComparison(condition) || !mayPassByAbsence(plan))
    return { count: () => undefined, result: () => 0 };
  const [only, ...others] = plan.checks;
  if (only !== undefined && others.length === 0) {
    const supporters = columns.supporters(only, passesByAbsence);
    return { count: () => undefined, result: () => supporters };
  }
  const present = judgedOf(plan, columns, (verdict) => verdict.passed && !passesByAbsence(verdict));
  const sums = countsUpTo(plan.checks.length);
  let supporters = 0;
  return {
    count: ({ byRow }, start, end) => {
      sums.byRow.fill(0);
      for (const column of present) addJudged(column, sums, start, end);
      for (let index = 0; index < end - start; index += 1)
        if ((byRow[index] ?? 0) > 0 && sums.byRow[index] === 0) supporters += 1;
    },
    result: () => supporters,
  };
};

/** An unknown field has nothing but absent values. */
const mayPassByAbsence = ({ checks }: FieldsPlan): boolean =>
  checks.length === 0 || checks.some(({ judge }) => passesByAbsence(judge(false, null)));

/** Of a value; the two operators that ask whether there is one are met as they say. */
const isComparison = (condition: ConditionNode): boolean =>
  condition.dataType === 'field' &&
  condition.fieldType === 'data' &&
  condition.dataEqualsOperator !== 'notEmpty' &&
  condition.dataEqualsOperator !== 'empty';

const judgedOf = (
  { checks }: FieldsPlan,
  columns: YearColumns,
  isAskedFor: (verdict: Verdict) => boolean,
): readonly JudgedColumn[] =>
  checks
    .map((check) => columns.judged(check, isAskedFor))
    .filter(({ verdicts }) => verdicts.includes(1));

/** Over all fields of a condition; somebody counts once for each. */
const supportersOf = (
  plan: ConditionPlan,
  columns: YearColumns,
  isAskedFor: (verdict: Verdict) => boolean,
): number =>
  plan.kind !== 'fields'
    ? 0
    : plan.checks.reduce((sum, check) => sum + columns.supporters(check, isAskedFor), 0);

const isFuzzy = (condition: ConditionNode): boolean =>
  condition.dataType === 'field' && condition.dataIdMatch === 'fuzzy';

const namesOf = (plan: ConditionPlan, { fields }: CompiledYear['table']): readonly string[] =>
  plan.kind !== 'fields' ? [] : plan.checks.map(({ slot }) => fields[slot]?.name ?? '');

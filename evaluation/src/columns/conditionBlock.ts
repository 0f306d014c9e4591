import type {
  CompiledCondition,
  ConditionPlan,
  FieldsPlan,
  GroupPlan,
  SearchPlan,
} from '../conditions/conditionPlan';
import { addJudged, fillJudged } from './addJudged';
import { combinedFill, type FilledCounts } from './combinedFill';
import { countsUpTo, type Counts } from './counts';
import type { YearColumns } from './yearColumns';

/** A condition's counts of one block after the other. */
export type ConditionBlock = FilledCounts;

/** The counts of a search of the block at hand, by slot; undefined where it is not counted. */
export type SearchBlock = (slot: number) => Counts | undefined;

export const conditionBlock = (
  plan: ConditionPlan,
  columns: YearColumns,
  searchBlock: SearchBlock,
  bound: number,
  ofCondition: OfCondition,
): ConditionBlock => {
  const counts = countsUpTo(bound);
  if (plan.kind === 'fields') return fieldsBlock(plan, columns, counts);
  return plan.kind === 'group'
    ? groupBlock(plan, counts, ofCondition)
    : searchesBlock(plan, searchBlock, counts);
};

/** The block of a condition within a group. */
type OfCondition = (condition: CompiledCondition) => ConditionBlock;

/** A group without conditions keeps the zeros that its counts begin with. */
const groupBlock = (
  { match, conditions }: GroupPlan,
  counts: Counts,
  ofCondition: OfCondition,
): ConditionBlock => {
  if (conditions.length === 0) return { counts, fill: () => undefined };
  if (match !== 'none')
    return { counts, fill: combinedFill(match, conditions, counts, ofCondition) };
  const plain = conditions.map((one) => ({ ...one, isAction: false }));
  const fillAny = combinedFill('any', plain, counts, ofCondition);
  const { byRow } = counts;
  return {
    counts,
    fill: (start, end) => {
      fillAny(start, end);
      for (let index = 0; index < end - start; index += 1) byRow[index] = 1 - (byRow[index] ?? 0);
    },
  };
};

const fieldsBlock = (
  { checks, countOf }: FieldsPlan,
  columns: YearColumns,
  counts: Counts,
): ConditionBlock => {
  const judged = checks.map((check) => columns.judged(check, ({ passed }) => passed));
  const [only] = judged;
  if (judged.length === 1 && only !== undefined) {
    const counted = { ...only, verdicts: only.verdicts.map(countOf) };
    return { counts, fill: (start, end) => fillJudged(counted, counts, start, end) };
  }
  const { byRow } = counts;
  const countByPassed = Array.from({ length: checks.length + 1 }, (_, passed) => countOf(passed));
  const countsAsPassed = countByPassed.every((count, passed) => count === passed);
  return {
    counts,
    fill: (start, end) => {
      byRow.fill(0);
      for (const column of judged) addJudged(column, counts, start, end);
      if (countsAsPassed) return;
      for (let index = 0; index < end - start; index += 1) {
        byRow[index] = countByPassed[byRow[index] ?? 0] ?? 0;
      }
    },
  };
};

/** Counts of searches are nearly always small; what becomes of these is worked out once. */
const SMALL_COUNTS = 256;

const searchesBlock = (
  { slot, countOf }: SearchPlan,
  searchBlock: SearchBlock,
  counts: Counts,
): ConditionBlock => {
  const { byRow } = counts;
  const referenced = slot === undefined ? undefined : searchBlock(slot)?.byRow;
  if (referenced === undefined) {
    byRow.fill(countOf(0));
    return { counts, fill: () => undefined };
  }
  const ofSmall = Array.from({ length: SMALL_COUNTS }, (_, count) => countOf(count));
  return {
    counts,
    fill: (start, end) => {
      for (let index = 0; index < end - start; index += 1) {
        const count = referenced[index] ?? 0;
        byRow[index] = ofSmall[count] ?? countOf(count);
      }
    },
  };
};

import type { ConditionPlan, FieldsPlan, SearchPlan } from '../conditions/conditionPlan';
import { addJudged } from './addJudged';
import type { YearColumns } from './yearColumns';

/** Fills `counts` with a condition's counts of the rows from `start` to before `end`. */
export type ConditionBlock = (counts: Float64Array, start: number, end: number) => void;

/** The counts of a search of the block at hand, by slot; undefined where it was not counted. */
export type SearchBlock = (slot: number) => Float64Array | undefined;

export const conditionBlock = (
  plan: ConditionPlan,
  columns: YearColumns,
  searchBlock: SearchBlock,
): ConditionBlock =>
  plan.kind === 'fields' ? fieldsBlock(plan, columns) : searchesBlock(plan, searchBlock);

const fieldsBlock = ({ checks, countOf }: FieldsPlan, columns: YearColumns): ConditionBlock => {
  const judged = checks.map((check) => columns.judged(check, ({ passed }) => passed));
  const countByPassed = Float64Array.from({ length: checks.length + 1 }, (_, passed) =>
    countOf(passed),
  );
  const countsAsPassed = countByPassed.every((count, passed) => count === passed);
  return (counts, start, end) => {
    counts.fill(0, 0, end - start);
    for (const column of judged) addJudged(column, counts, start, end);
    if (countsAsPassed) return;
    for (let place = 0; place < end - start; place += 1) {
      counts[place] = countByPassed[counts[place] ?? 0] ?? 0;
    }
  };
};

/** Counts of searches are nearly always small; what becomes of these is worked out once. */
const SMALL_COUNTS = 256;

const searchesBlock = ({ slot, countOf }: SearchPlan, searchBlock: SearchBlock): ConditionBlock => {
  const ofSmall = Float64Array.from({ length: SMALL_COUNTS }, (_, count) => countOf(count));
  return (counts, start, end) => {
    const referenced = slot === undefined ? undefined : searchBlock(slot);
    if (referenced === undefined) {
      counts.fill(countOf(0), 0, end - start);
      return;
    }
    for (let place = 0; place < end - start; place += 1) {
      const count = referenced[place] ?? 0;
      counts[place] = ofSmall[count] ?? countOf(count);
    }
  };
};

import { leavesOf, namedFields, type Calculation, type Condition } from 'shared-kernel/model';
import type { CountingQuestion } from '../countingThreads';

/**
 * The names of the fields that a question about calculated fields looks at, in order; null where that may be any of them,
 * as where a part of a name is asked for.
 */
export function fieldsAsked(question: CountingQuestion): readonly string[] | null {
  const { definitions, keptOut } = question;
  const calculations = definitions.fields.flatMap(({ calculated }) =>
    calculated === undefined ? [] : [calculated.calculation],
  );
  if (question.kind === 'calculated') calculations.push(question.edited.calculation);
  const conditions = [...definitions.searches, ...(keptOut?.searches ?? [])].flatMap((search) =>
    leavesOf(search.conditions),
  );
  if (calculations.some(looksAtAny) || conditions.some(asksForAny)) return null;
  const names = [...calculations.flatMap(namedFields), ...conditions.map(({ dataId }) => dataId)];
  return [...new Set(names.map((name) => name.trim()))].sort();
}

const looksAtAny = (calculation: Calculation): boolean =>
  'fields' in calculation && calculation.fields.by !== 'names';

const asksForAny = ({ dataType, dataIdMatch }: Condition): boolean =>
  dataType !== 'search' && dataIdMatch !== 'exact';

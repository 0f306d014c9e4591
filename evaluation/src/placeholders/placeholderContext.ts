import { dayBeside } from 'shared-kernel/model';
import type { CompiledYear, YearDefinitions } from '../year/compileYear';
import type { EvaluationState } from '../conditions/conditionCount';
import { decimalOfCount } from '../values/decimal';
import type { PlaceholderContext } from './fillText';
import type { PrintedYear } from './printedYear';

/** The placeholders' values for one supporter. */
export const placeholderContext = (
  { slotBySearchId, definitions }: CompiledYear,
  { values, counts }: EvaluationState,
): PlaceholderContext => ({
  field: (name) => values.valueOf(name),
  search: (id) => {
    const slot = slotBySearchId.get(id);
    return slot === undefined ? null : { kind: 'number', ...decimalOfCount(counts[slot] ?? 0) };
  },
  year: printedYear(definitions.year),
});

/** [E69] The language that a year is written in, and its own last day. */
export const printedYear = ({ dateTo, story }: YearDefinitions['year']): PrintedYear => ({
  language: story?.language ?? 'en',
  lastDay: dayBeside(dateTo, -1),
});

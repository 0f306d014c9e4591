import type { CompiledYear } from '../year/compileYear';
import type { EvaluationState } from '../conditions/conditionCount';
import { decimalOfCount } from '../values/decimal';
import type { PlaceholderContext } from './fillText';

/** The placeholders' values for one supporter. */
export const placeholderContext = (
  { slotBySearchId }: CompiledYear,
  { values, counts }: EvaluationState,
): PlaceholderContext => ({
  field: (name) => values.valueOf(name),
  search: (id) => {
    const slot = slotBySearchId.get(id);
    return slot === undefined ? null : { kind: 'number', ...decimalOfCount(counts[slot] ?? 0) };
  },
});

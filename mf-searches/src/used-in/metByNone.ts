import { compileYear, evaluateSupporter } from 'evaluation';
import { asId, type Condition, type SearchId } from 'shared-kernel/model';

const ALONE = asId<SearchId>('alone');
const NO_YEAR = {
  dateFrom: { year: 1, month: 1, day: 1 },
  dateTo: { year: 1, month: 1, day: 1 },
};

/** Whether a condition about a search is met once that search is gone and counts 0: the engine says (D5). */
export function metByNone(condition: Condition): boolean {
  const compiled = compileYear({
    year: NO_YEAR,
    today: NO_YEAR.dateFrom,
    fields: [],
    searches: [{ id: ALONE, name: '', match: 'all', conditions: [condition] }],
    screens: [],
  });
  return (evaluateSupporter(compiled, { fields: {} }).searchCounts[ALONE] ?? 0) > 0;
}

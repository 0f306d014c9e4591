import type { ImportCounts, ImportOutcome } from 'shared-kernel/model';
import type { Figure } from '../Figures';

/** What an import did, in the order in which a person asks for it; what is 0 is left out but for rows and supporters. */
export function importSummary(
  counts: ImportCounts,
  outcome: ImportOutcome | null,
): readonly Figure[] {
  const always = [
    { label: 'Rows in the file', count: counts.rows },
    { label: 'Supporters in the file', count: counts.supporters },
  ];
  const sometimes = [
    { label: 'New supporters', count: outcome?.newSupporters ?? 0 },
    { label: 'Supporters with changes', count: outcome?.changed ?? 0 },
    { label: 'Supporters without changes', count: outcome?.unchanged ?? 0 },
    { label: 'Supporters removed', count: outcome?.removed ?? 0 },
    { label: 'Rows merged into a supporter of an earlier row', count: counts.mergedRows },
    { label: 'Rows of people who asked to be erased, left out', count: counts.erasedRows },
    { label: 'Rows without an email address', count: counts.rejectedNoEmail },
    { label: 'Rows with an invalid email address', count: counts.rejectedInvalidEmail },
    { label: 'Rows with too many cells', count: counts.rejectedTooManyCells },
    { label: 'Rows rejected for another reason', count: counts.rejectedOther },
  ];
  return [...always, ...sometimes.filter(({ count }) => count > 0)];
}

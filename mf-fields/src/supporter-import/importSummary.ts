import type { ImportCounts } from 'shared-kernel/model';

export interface SummaryLine {
  readonly label: string;
  readonly count: number;
}

export const rejectedTotal = (counts: ImportCounts): number =>
  counts.rejectedNoEmail +
  counts.rejectedInvalidEmail +
  counts.rejectedTooManyCells +
  counts.rejectedOther;

/** The counts of an import in the order in which a person asks for them; what is 0 is left out after the first two. */
export function importSummary(counts: ImportCounts): readonly SummaryLine[] {
  const always = [
    { label: 'Supporters', count: counts.supporters },
    { label: 'Rows in the file', count: counts.rows },
  ];
  const sometimes = [
    { label: 'Rows merged into a supporter of an earlier row', count: counts.mergedRows },
    { label: 'Rows without an email address', count: counts.rejectedNoEmail },
    { label: 'Rows with an invalid email address', count: counts.rejectedInvalidEmail },
    { label: 'Rows with too many cells', count: counts.rejectedTooManyCells },
    { label: 'Rows rejected for another reason', count: counts.rejectedOther },
  ];
  return [...always, ...sometimes.filter(({ count }) => count > 0)];
}

import type { SupporterFile } from 'supporter-data';

/** What the import did, and the rows it refused by line and reason. */
export const importReport = ({ counts, rejectedRows }: SupporterFile) => ({
  import: {
    rows: counts.rows,
    rejectedNoEmail: counts.rejectedNoEmail,
    rejectedInvalidEmail: counts.rejectedInvalidEmail,
    rejectedTooManyCells: counts.rejectedTooManyCells,
    mergedRows: counts.mergedRows,
    supporters: counts.supporters,
  },
  rejectedRows,
});

import type { RejectionReason } from 'shared-kernel/model';
import type { RejectedCells } from './rows/supporterRows';
import { spreadsheetCsv } from './spreadsheetCsv';

/** Why a row did not go in, in words. */
export const REJECTION_WORDS = {
  noEmail: 'No email',
  invalidEmail: 'Invalid email',
  tooManyCells: 'More cells than columns',
  cellTooLarge: 'Too large to be stored',
  nulCharacter: 'Holds NUL characters',
} as const satisfies Record<RejectionReason, string>;

/** Rejected rows as CSV: line number, reason, then the cells under the file's own header. */
export const rejectedRowsCsv = (
  rows: Iterable<RejectedCells>,
  header: readonly string[] = [],
): string => {
  const lines: string[][] = [['Line', 'Reason', ...header]];
  for (const { line, reason, cells } of rows)
    lines.push([String(line), REJECTION_WORDS[reason], ...cells]);
  return spreadsheetCsv(lines);
};

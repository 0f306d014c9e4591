import type { RejectionReason } from 'shared-kernel/model';
import type { RejectedCells } from './rows/supporterRows';
import { spreadsheetCsv, spreadsheetLine } from './spreadsheetCsv';

/** Why a row did not go in, in words. */
export const REJECTION_WORDS = {
  noEmail: 'No email',
  invalidEmail: 'Invalid email',
  tooManyCells: 'More cells than columns',
  cellTooLarge: 'Too large to be stored',
  nulCharacter: 'Holds NUL characters',
} as const satisfies Record<RejectionReason, string>;

/** Rejected rows as CSV, row by row: line number, reason, then the cells under the file's own header. */
export const rejectedRowsHead = (header: readonly string[]): string =>
  spreadsheetCsv([['Line', 'Reason', ...header]]);

export const rejectedRowLine = ({ line, reason, cells }: RejectedCells): string =>
  spreadsheetLine([String(line), REJECTION_WORDS[reason], ...cells]);

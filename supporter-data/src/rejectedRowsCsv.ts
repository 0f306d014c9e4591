import type { RejectionReason } from 'shared-kernel/model';
import type { RejectedCells } from './rows/supporterRows';

/** Why a row did not go in, in words. */
export const REJECTION_WORDS = {
  noEmail: 'No email',
  invalidEmail: 'Invalid email',
  tooManyCells: 'More cells than columns',
  cellTooLarge: 'Too large to be stored',
  nulCharacter: 'Holds NUL characters',
} as const satisfies Record<RejectionReason, string>;

/**
 * Rejected rows as CSV for people's spreadsheets: line number, reason, then the cells under the file's own
 * header. UTF-8 with a byte order mark, CR LF. What a spreadsheet would run as a formula gets an apostrophe.
 */
export const rejectedRowsCsv = (
  rows: Iterable<RejectedCells>,
  header: readonly string[] = [],
): string => {
  const lines = [csvLine(['Line', 'Reason', ...header])];
  for (const { line, reason, cells } of rows) {
    lines.push(csvLine([String(line), REJECTION_WORDS[reason], ...cells]));
  }
  return `\uFEFF${lines.join('')}`;
};

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** What spreadsheets hold in one cell. */
const MAX_CELL_LENGTH = 32_000;

const csvCell = (cell: string): string => {
  const text = cell.replaceAll('\0', '');
  const cut = text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text;
  const safe = FORMULA.test(cut) ? `'${cut}` : cut;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Also where blanks stand before it, which some spreadsheets drop. */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

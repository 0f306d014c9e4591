/**
 * Lines of cells as CSV for people's spreadsheets: UTF-8 with a byte order mark, CR LF. What a spreadsheet would run as a
 * formula gets an apostrophe.
 */
export const spreadsheetCsv = (lines: Iterable<readonly string[]>): string =>
  `\uFEFF${Array.from(lines, spreadsheetLine).join('')}`;

/** One further line of such a file. */
export const spreadsheetLine = (cells: readonly string[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

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

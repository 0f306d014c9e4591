import type { PersonalLink } from 'shared-kernel/model';

/** The columns' names, as a mailing tool offers them for merging. */
export const LINKS_CSV_HEADER = 'supporter_id,link\r\n';

/**
 * Personal links as lines of CSV for a mailing tool: RFC 4180, UTF-8. There is no byte order mark, since a tool that
 * does not know it takes it for a part of the first column's name, and merges nothing.
 */
export const linksCsv = (rows: readonly PersonalLink[]): string =>
  rows.map(({ supporterId, link }) => `${csvCell(supporterId)},${csvCell(link)}\r\n`).join('');

/** Whether an id gets an apostrophe before it, without which a spreadsheet would run it as a formula. */
export const isDefused = (supporterId: string): boolean =>
  FORMULA.test(supporterId) && !SIGNED_NUMBER.test(supporterId);

/** Also where blanks stand before it, which some spreadsheets drop. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
/** A phone number or a negative number comes to itself. */
const SIGNED_NUMBER = /^[+-]\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;

const csvCell = (text: string): string => {
  const safe = isDefused(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

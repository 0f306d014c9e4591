import type { FieldType } from 'shared-kernel/model';
import { spreadsheetCsv } from '../spreadsheetCsv';
import type { UnreadableCell } from './findUnreadable';

/** What a value was to be, in words. */
export const EXPECTED_WORDS = {
  number: 'a number, such as 12.50',
  date: 'a day, such as 31/12/2026',
  donation: 'donations, or a number',
  action: 'the day of an action, such as 01/02/2026',
  string: 'text',
  unknown: 'text',
} as const satisfies Record<FieldType, string>;

export const HIDDEN_VALUE = '(hidden: a sensitive field)';

/** Cells that cannot be read as CSV for a spreadsheet; values of sensitive fields are left out. */
export const unreadableCsv = (
  cells: Iterable<UnreadableCell>,
  isSensitive: (name: string) => boolean,
): string => {
  const lines: string[][] = [['Line', 'Field', 'Value', 'Expected']];
  for (const { line, column, value } of cells)
    lines.push([
      String(line),
      column.name,
      isSensitive(column.name) ? HIDDEN_VALUE : value,
      EXPECTED_WORDS[column.expected],
    ]);
  return spreadsheetCsv(lines);
};

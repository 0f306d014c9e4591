import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { ImportFault } from '../importFault';
import type { SupporterColumns } from '../readColumns';
import { openText, type Chunks, type TextOptions } from '../recognising/openText';
import { normaliseEmail } from '../rows/email';
import { parseRows, type ScanOptions } from '../rows/parseRows';
import { rejectionOf } from '../rows/rejectionOf';
import type { Row } from '../rows/row';
import type { UnreadableColumn } from './unreadableTexts';

/** A cell of the file that cannot be read, as it stands. */
export interface UnreadableCell {
  readonly column: UnreadableColumn;
  readonly line: number;
  readonly value: string;
}

export interface FindUnreadable extends TextOptions, ScanOptions {
  readonly columns: readonly UnreadableColumn[];
  /** The same file as it was read: rows that did not go in are none of these. */
  readonly file: Pick<SupporterColumns, 'columns' | 'rejectedRows' | 'erasedEmails'>;
  /** Whose rows are not told of. */
  readonly isLeftOut: (email: string) => boolean;
  readonly onCell: (cell: UnreadableCell) => void;
}

/** Goes through a file once more for the rows in which values stand that cannot be read (I19). */
export const findUnreadable = async (
  chunks: Chunks,
  { columns, file, isLeftOut, onCell, ...options }: FindUnreadable,
): Promise<Result<undefined, ImportFault>> => {
  const text = await openText(chunks, options);
  if (!text.ok) return text;
  const emailPlace = file.columns.findIndex(({ role }) => role === 'email');
  const rejected = new Set(file.rejectedRows.map(({ line }) => line));
  const firstLine = options.headerRow ?? text.value.headerRow ?? 0;

  const take = ({ cells, line, number }: Row): void => {
    if (number <= firstLine || rejected.has(line)) return;
    const email = normaliseEmail(cells[emailPlace] ?? '');
    if (file.erasedEmails.has(email) || isLeftOut(email)) return;
    if (rejectionOf({ cells, columnCount: file.columns.length, email }) !== null) return;
    for (const column of columns) {
      const value = cells[column.position - 1] ?? '';
      if (column.texts.has(value)) onCell({ column, line, value });
    }
  };
  const fault = await parseRows(text.value.pieces, text.value.delimiter, take, options);
  return fault === null ? succeeded(undefined) : failed(fault);
};

import { EncryptedFileError, readXlsx, streamXlsxRows } from 'hucre';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { importFault, type ImportFault } from '../importFault';
import { cellText } from './cellText';

/** Rows between two signs of life. */
const ROWS_AT_ONCE = 2_000;

/** The sheets of a workbook (.xlsx) that a person sees in it, in their order. */
export async function sheetNames(
  workbook: Uint8Array,
): Promise<Result<readonly string[], ImportFault>> {
  const names: string[] = [];
  try {
    await readXlsx(workbook, {
      sheets: ({ name, hidden = false, veryHidden = false }) => {
        if (!hidden && !veryHidden) names.push(name);
        return false;
      },
    });
  } catch (failure) {
    return failed(faultOf(failure));
  }
  return names.length === 0 ? failed(importFault('import/empty')) : succeeded(names);
}

/**
 * A sheet as the CSV that is imported in its place, in pieces: UTF-8, commas, LF. `onRows` is told how many rows are
 * through, and waited for, so that others have the thread.
 */
export async function readSheet(
  workbook: Uint8Array,
  sheet: string,
  onRows: (rows: number) => Promise<void> = () => Promise.resolve(),
): Promise<Result<readonly Uint8Array<ArrayBuffer>[], ImportFault>> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines: string[] = [];
  let rows = 0;
  const endPiece = (): void => {
    if (lines.length > 0) pieces.push(encoder.encode(lines.join('')));
    lines = [];
  };
  try {
    for await (const { index, values } of streamXlsxRows(workbook, { sheet })) {
      // Rows without a cell do not come, and count all the same for the rows that faults name.
      for (; rows < index; rows += 1) lines.push('\n');
      lines.push(`${values.map((value) => csvCell(cellText(value))).join(',')}\n`);
      rows += 1;
      if (lines.length < ROWS_AT_ONCE) continue;
      endPiece();
      await onRows(rows);
    }
  } catch (failure) {
    return failed(faultOf(failure));
  }
  endPiece();
  return pieces.length === 0 ? failed(importFault('import/empty')) : succeeded(pieces);
}

const csvCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Whatever a reader stumbles over in bytes that may be anything. */
const faultOf = (failure: unknown): ImportFault =>
  importFault(
    failure instanceof EncryptedFileError
      ? 'import/encrypted-workbook'
      : 'import/unreadable-workbook',
  );

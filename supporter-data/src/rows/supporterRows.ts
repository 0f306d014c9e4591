import {
  createGrowing,
  createSnapshotBuilder,
  hashUtf8,
  isBlank,
  type SnapshotBuilder,
  type Utf8Text,
} from 'evaluation';
import type { ImportCounts, MergedLine, RejectedRow, RejectionReason } from 'shared-kernel/model';
import type { ImportColumn } from '../columns/importColumn';
import { normaliseEmail } from './email';
import { createEmailReader } from './emailReader';
import { createKeptOutRows, withoutEmails, type KeptOut, type TakenRows } from './keptOut';
import { bytesOf, isTooLarge, MAX_SUPPORTER_BYTES, rejectionOf } from './rejectionOf';
import { rowOfScanned } from './rowOfScanned';
import type { ScannedRow } from './rowScanner';
import { cellText, textOf, trimmedCell } from './scannedCell';
import { createWaitingCells } from './waitingCells';

export interface ReadRows {
  readonly counts: ImportCounts;
  /** In file order, all of them. */
  readonly rejectedRows: readonly RejectedRow[];
  readonly mergedRows: readonly MergedLine[];
  /** Rows with fewer cells than columns, read with the rest empty. */
  readonly shortRows: number;
  /** Whose rows were left out, but for those without a valid email. */
  readonly erasedEmails: ReadonlySet<string>;
  /** The supporters in the file order of their first rows, by field column; others may be added behind them. */
  readonly builder: SnapshotBuilder;
  /** The row of a supporter in `builder`. */
  readonly rowOf: (email: string) => number | undefined;
}

export interface SupporterRows {
  readonly add: (row: ScannedRow) => void;
  readonly results: () => ReadRows;
}

export interface RowOptions {
  /** Told of every row that does not go in, in file order. */
  readonly onRejected?: (row: RejectedCells) => void;
  /** Whose rows are left out. */
  readonly keptOut?: KeptOut;
  /** Whether a row is one of those that are read, by the hash of its email (`hashText`); null for one without a valid email. */
  readonly isRead?: (emailHash: number | null) => boolean;
}

/** A row that did not go in, with its cells as they stand in the file. */
export interface RejectedCells extends RejectedRow {
  readonly cells: readonly string[];
}

/** Makes supporters of rows as they come: rejects, merges rows of one email, leaves blank cells out (D2c). */
export const createSupporterRows = (
  columns: readonly ImportColumn[],
  { onRejected, keptOut, isRead }: RowOptions,
): SupporterRows => {
  const emailPlace = columns.findIndex(({ role }) => role === 'email');
  const idPlace = columns.findIndex(({ role }) => role === 'supporterId');
  const fields = columns.filter(({ role }) => role === 'data');
  const fieldNames = fields.map(({ name }) => name);
  const nameBytes = bytesOf(fieldNames);

  const builder = createSnapshotBuilder(fieldNames.map((name) => ({ name, type: 'unknown' })));
  /** By row: what its values take at most, with its other cells and what a later row of the file replaced. */
  const sizes = createGrowing();
  const rejectedRows: RejectedRow[] = [];
  const mergedRows: MergedLine[] = [];
  const kept = createKeptOutRows(keptOut);
  const places = Int32Array.from(fields, ({ position }) => position - 1);
  const emailReader = createEmailReader();
  const waiting = createWaitingCells(columns.length);
  let rows = 0;
  let shortRows = 0;

  const reject = (row: ScannedRow, reason: RejectionReason): void => {
    const { cells, line } = rowOfScanned(row);
    if (kept.takesRejected(cells)) return;
    rejectedRows.push({ line, reason });
    onRejected?.({ line, reason, cells });
  };

  /** The email of a row that can go in, else why it cannot. */
  const emailOf = (row: ScannedRow): Utf8Text | RejectionReason => {
    const email = emailReader.read(row, emailPlace);
    if (email !== null && !row.hasNul && row.cellCount <= columns.length) return email;
    const text = email === null ? normaliseEmail(cellText(row, emailPlace)) : textOf(email);
    const { cells } = rowOfScanned(row);
    const reason = rejectionOf({ cells, columnCount: columns.length, email: text });
    return reason ?? email ?? emailReader.write(text);
  };

  const add = (row: ScannedRow): void => {
    const email = emailOf(row);
    const isValid = typeof email !== 'string';
    if (isRead?.(isValid ? hashUtf8(email) : null) === false) return;
    rows += 1;
    if (isValid) take(row, email);
    else reject(row, email);
  };

  const take = (row: ScannedRow, email: Utf8Text): void => {
    const supporterId = trimmedCell(row, idPlace);
    if (keptOut !== undefined && kept.takes(textOf(email), textOf(supporterId))) return;

    const next = sizes.length();
    // Nearly all are surely small, and looked for and added at once.
    const isSmall = nameBytes + bytesIn(row) <= MAX_SUPPORTER_BYTES;
    const found = isSmall ? builder.addRow(email, supporterId) : builder.rowOfBytes(email);
    const known = found === next ? undefined : found;
    const total = sizeAfter(known, row);
    if (total === null) {
      reject(row, 'cellTooLarge');
      return;
    }
    const place = found ?? builder.addRow(email, supporterId);
    if (place === next) sizes.push(total);
    else sizes.set(place, total);
    if (known !== undefined) {
      if (supporterId.end > supporterId.start) builder.setSupporterId(known, textOf(supporterId));
      mergedRows.push({ line: row.line, email: textOf(email) });
    }
    // The last cell that is not blank wins (D2c): rows go in in the order of the file.
    waiting.add(row, place);
    if (waiting.isFull()) takeWaiting();
    if (row.cellCount < columns.length) shortRows += 1;
  };

  const takeWaiting = (): void => {
    for (let index = 0; index < places.length; index += 1)
      builder.setAll(index, waiting.cellsOf(places[index] ?? 0));
    waiting.clear();
  };

  /** In bytes; null where the supporter would be too large with these values. */
  const sizeAfter = (known: number | undefined, row: ScannedRow): number | null => {
    const before = known === undefined ? 0 : sizes.at(known);
    const atMost = before + bytesIn(row);
    if (nameBytes + atMost <= MAX_SUPPORTER_BYTES) return atMost;
    takeWaiting();
    const { cells } = rowOfScanned(row);
    const merged = fields.map(({ position }, index) => {
      const value = cells[position - 1] ?? '';
      if (!isBlank(value)) return value;
      return known === undefined ? '' : builder.valueAt(known, index);
    });
    return isTooLarge(fieldNames, merged) ? null : bytesOf(merged);
  };

  /** Rows that went in before it was known whose they are come out again, and are counted with the others. */
  const takenRows = (): TakenRows => {
    takeWaiting();
    const taken: TakenRows = {
      builder,
      rowOf: builder.rowOf,
      mergedRows,
      supporters: sizes.length(),
    };
    const gone = new Set([...kept.emails].filter((email) => builder.rowOf(email) !== undefined));
    return gone.size === 0 ? taken : withoutEmails(taken, gone);
  };

  return {
    add,
    results: () => {
      const taken = takenRows();
      const cameOut =
        sizes.length() + mergedRows.length - taken.supporters - taken.mergedRows.length;
      return {
        counts: countRows(rows, rejectedRows, taken, kept.count() + cameOut),
        rejectedRows,
        mergedRows: taken.mergedRows,
        shortRows,
        erasedEmails: kept.emails,
        builder: taken.builder,
        rowOf: taken.rowOf,
      };
    },
  };
};

const bytesIn = ({ starts, ends, cellCount }: ScannedRow): number =>
  (ends[cellCount - 1] ?? 0) - (starts[0] ?? 0);

const countRows = (
  rows: number,
  rejectedRows: readonly RejectedRow[],
  { mergedRows, supporters }: TakenRows,
  erasedRows: number,
): ImportCounts => {
  const rejectedAs = (...reasons: readonly RejectionReason[]): number =>
    rejectedRows.filter(({ reason }) => reasons.includes(reason)).length;
  return {
    rows,
    rejectedNoEmail: rejectedAs('noEmail'),
    rejectedInvalidEmail: rejectedAs('invalidEmail'),
    rejectedTooManyCells: rejectedAs('tooManyCells'),
    rejectedOther: rejectedAs('cellTooLarge', 'nulCharacter'),
    mergedRows: mergedRows.length,
    erasedRows,
    supporters,
  };
};

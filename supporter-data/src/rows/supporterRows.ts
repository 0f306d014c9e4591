import { createSnapshotBuilder, isBlank, type SnapshotBuilder } from 'evaluation';
import type { ImportCounts, MergedLine, RejectedRow, RejectionReason } from 'shared-kernel/model';
import type { ImportColumn } from '../columns/importColumn';
import { normaliseEmail } from './email';
import { createKeptOutRows, withoutEmails, type KeptOut, type TakenRows } from './keptOut';
import { isTooLarge, mayBeTooLarge, rejectionOf, unitsOf } from './rejectionOf';
import type { Row } from './row';

export interface ReadRows {
  readonly counts: ImportCounts;
  /** In file order, all of them. */
  readonly rejectedRows: readonly RejectedRow[];
  readonly mergedRows: readonly MergedLine[];
  /** Rows with fewer cells than columns, read with the rest empty. */
  readonly shortRows: number;
  /** The supporters in the file order of their first rows, by field column; others may be added behind them. */
  readonly builder: SnapshotBuilder;
  /** The row of a supporter in `builder`. */
  readonly rowOf: (email: string) => number | undefined;
}

export interface SupporterRows {
  readonly add: (row: Row) => void;
  readonly results: () => ReadRows;
}

/** A row that did not go in, with its cells as they stand in the file. */
export interface RejectedCells extends RejectedRow {
  readonly cells: readonly string[];
}

/** Makes supporters of rows as they come: rejects, merges rows of one email, leaves blank cells out (D2c). */
export const createSupporterRows = (
  columns: readonly ImportColumn[],
  onRejected?: (row: RejectedCells) => void,
  keptOut?: KeptOut,
): SupporterRows => {
  const emailPlace = columns.findIndex(({ role }) => role === 'email');
  const idPlace = columns.findIndex(({ role }) => role === 'supporterId');
  const fields = columns.filter(({ role }) => role === 'data');
  const fieldNames = fields.map(({ name }) => name);
  const nameUnits = unitsOf(fieldNames);

  const builder = createSnapshotBuilder(fieldNames.map((name) => ({ name, type: 'unknown' })));
  const rowByEmail = new Map<string, number>();
  /** By row: what its values take at most, those that a later row of the file replaced among them. */
  const units: number[] = [];
  const rejectedRows: RejectedRow[] = [];
  const mergedRows: MergedLine[] = [];
  const kept = createKeptOutRows(keptOut);
  let rows = 0;
  let shortRows = 0;

  const reject = ({ line, cells }: Row, reason: RejectionReason): void => {
    if (kept.takesRejected(cells)) return;
    rejectedRows.push({ line, reason });
    onRejected?.({ line, reason, cells });
  };

  const add = (row: Row): void => {
    const { cells, line } = row;
    rows += 1;
    const email = normaliseEmail(cells[emailPlace] ?? '');
    const reason = rejectionOf({ cells, columnCount: columns.length, email });
    if (reason !== null) {
      reject(row, reason);
      return;
    }

    const supporterId = (cells[idPlace] ?? '').trim();
    if (kept.takes(email, supporterId)) return;

    const known = rowByEmail.get(email);
    const values = fields.map(({ position }) => cells[position - 1] ?? '');
    const total = unitsAfter(known, values);
    if (total === null) {
      reject(row, 'cellTooLarge');
      return;
    }
    if (known === undefined) {
      rowByEmail.set(
        email,
        builder.add(email, supporterId, (index) => values[index]),
      );
      units.push(total);
    } else {
      mergeInto(known, supporterId, values);
      units[known] = total;
      mergedRows.push({ line, email });
    }
    if (cells.length < columns.length) shortRows += 1;
  };

  /** Null where the supporter would be too large with these values. */
  const unitsAfter = (known: number | undefined, values: readonly string[]): number | null => {
    const atMost = unitsOf(values) + (known === undefined ? 0 : (units[known] ?? 0));
    if (!mayBeTooLarge(nameUnits + atMost)) return atMost;
    const merged = values.map((value, index) => {
      if (!isBlank(value)) return value;
      return known === undefined ? '' : builder.valueAt(known, index);
    });
    return isTooLarge(fieldNames, merged) ? null : unitsOf(merged);
  };

  /** The last cell that is not blank wins (D2c). */
  const mergeInto = (known: number, supporterId: string, values: readonly string[]): void => {
    if (supporterId !== '') builder.setSupporterId(known, supporterId);
    values.forEach((value, index) => builder.setValue(known, index, value));
  };

  /** Rows that went in before it was known whose they are come out again, and are counted with the others. */
  const takenRows = (): TakenRows => {
    const taken: TakenRows = {
      builder,
      rowOf: (email) => rowByEmail.get(email),
      mergedRows,
      supporters: rowByEmail.size,
    };
    const gone = new Set([...kept.wentIn].filter((email) => rowByEmail.has(email)));
    return gone.size === 0 ? taken : withoutEmails(taken, gone);
  };

  return {
    add,
    results: () => {
      const taken = takenRows();
      const cameOut =
        rowByEmail.size + mergedRows.length - taken.supporters - taken.mergedRows.length;
      return {
        counts: countRows(rows, rejectedRows, taken, kept.count() + cameOut),
        rejectedRows,
        mergedRows: taken.mergedRows,
        shortRows,
        builder: taken.builder,
        rowOf: taken.rowOf,
      };
    },
  };
};

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

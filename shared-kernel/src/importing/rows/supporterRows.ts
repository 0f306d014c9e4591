import type {
  ImportCounts,
  MergedLine,
  RejectedRow,
  RejectionReason,
  Supporter,
} from 'shared-kernel/model';
import type { ImportColumn } from '../columns/importColumn';
import { normaliseEmail } from './email';
import { isTooLarge, rejectionOf, unitsOf } from './rejectionOf';
import type { Row } from './row';

export interface ReadRows {
  readonly counts: ImportCounts;
  /** In file order, all of them. */
  readonly rejectedRows: readonly RejectedRow[];
  readonly mergedRows: readonly MergedLine[];
  /** Rows with fewer cells than columns, read with the rest empty. */
  readonly shortRows: number;
  /** In the file order of their first rows. */
  readonly supporters: readonly Supporter[];
}

export interface SupporterRows {
  readonly add: (row: Row) => void;
  readonly results: () => ReadRows;
}

interface Draft {
  readonly email: string;
  supporterId: string;
  /** Cell by field column; '' where the supporter has none. */
  readonly values: string[];
}

/** A row that did not go in, with its cells as they stand in the file. */
export interface RejectedCells extends RejectedRow {
  readonly cells: readonly string[];
}

/** Makes supporters of rows: rejects, merges rows of one e-mail, leaves blank cells out (D2c). */
export const createSupporterRows = (
  columns: readonly ImportColumn[],
  onRejected?: (row: RejectedCells) => void,
): SupporterRows => {
  const emailPlace = columns.findIndex(({ role }) => role === 'email');
  const idPlace = columns.findIndex(({ role }) => role === 'supporterId');
  const fields = columns.filter(({ role }) => role === 'data');
  const fieldNames = fields.map(({ name }) => name);
  const nameUnits = unitsOf(fieldNames);

  const drafts = new Map<string, Draft>();
  const rejectedRows: RejectedRow[] = [];
  const mergedRows: MergedLine[] = [];
  let rows = 0;
  let shortRows = 0;

  const reject = ({ line, cells }: Row, reason: RejectionReason): void => {
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

    const earlier = drafts.get(email);
    const draft = mergeRow(earlier ?? { email, supporterId: '', values: [] }, cells);
    if (isTooLarge(fieldNames, nameUnits, draft.values)) {
      reject(row, 'cellTooLarge');
      return;
    }
    drafts.set(email, draft);
    if (earlier !== undefined) mergedRows.push({ line, email });
    if (cells.length < columns.length) shortRows += 1;
  };

  /** The last cell that is not blank wins (D2c). */
  const mergeRow = (earlier: Draft, cells: readonly string[]): Draft => {
    const supporterId = (cells[idPlace] ?? '').trim();
    return {
      email: earlier.email,
      supporterId: supporterId === '' ? earlier.supporterId : supporterId,
      values: fields.map(({ position }, place) => {
        const cell = cells[position - 1] ?? '';
        const isBlank = cell === '' || cell.trim() === '';
        return isBlank ? (earlier.values[place] ?? '') : cell;
      }),
    };
  };

  const supporterOf = ({ email, supporterId, values }: Draft): Supporter => {
    const entries: (readonly [string, string])[] = [];
    values.forEach((value, place) => {
      if (value !== '') entries.push([fieldNames[place] ?? '', value]);
    });
    return { email, supporterId, fields: Object.fromEntries(entries) };
  };

  return {
    add,
    results: () => ({
      counts: countRows(rows, rejectedRows, mergedRows.length, drafts.size),
      rejectedRows,
      mergedRows,
      shortRows,
      supporters: Array.from(drafts.values(), supporterOf),
    }),
  };
};

const countRows = (
  rows: number,
  rejectedRows: readonly RejectedRow[],
  mergedRows: number,
  supporters: number,
): ImportCounts => {
  const rejectedAs = (...reasons: readonly RejectionReason[]): number =>
    rejectedRows.filter(({ reason }) => reasons.includes(reason)).length;
  return {
    rows,
    rejectedNoEmail: rejectedAs('noEmail'),
    rejectedInvalidEmail: rejectedAs('invalidEmail'),
    rejectedTooManyCells: rejectedAs('tooManyCells'),
    rejectedOther: rejectedAs('cellTooLarge', 'nulCharacter'),
    mergedRows,
    supporters,
  };
};

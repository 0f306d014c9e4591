import type { ScannedRow } from '../rows/rowScanner';

/** Cells of rows that wait to be looked at column by column: what is known of one column is at hand then, of two thousand not. */
export interface WaitingCells {
  /** The cells of a row; those beyond the last column are left out. */
  readonly add: (row: ScannedRow) => void;
  readonly isFull: () => boolean;
  /** Gives the cells of a column, as UTF-8 and from top to bottom, without those of nothing at all. */
  readonly forEachOf: (
    column: number,
    visit: (bytes: Uint8Array, start: number, end: number) => void,
  ) => void;
  readonly clear: () => void;
}

const MAX_CELLS = 100_000;
const MAX_BYTES = 1 << 23;
const FIRST_BYTES = 1 << 16;

export const createWaitingCells = (columns: number): WaitingCells => {
  const maxRows = Math.max(1, Math.floor(MAX_CELLS / columns));
  let bytes = new Uint8Array(FIRST_BYTES);
  let length = 0;
  /** By row, then column. */
  const starts = new Int32Array(maxRows * columns);
  const ends = new Int32Array(maxRows * columns);
  let rows = 0;

  const append = (more: Uint8Array): void => {
    if (length + more.length > bytes.length) {
      const wider = new Uint8Array(Math.max(bytes.length * 2, length + more.length));
      wider.set(bytes.subarray(0, length));
      bytes = wider;
    }
    bytes.set(more, length);
    length += more.length;
  };

  return {
    add: (row) => {
      const from = row.starts[0] ?? 0;
      const shift = length - from;
      append(row.bytes.subarray(from, row.ends[row.cellCount - 1] ?? 0));
      const first = rows * columns;
      for (let column = 0; column < columns; column += 1) {
        const isThere = column < row.cellCount;
        starts[first + column] = isThere ? (row.starts[column] ?? 0) + shift : 0;
        ends[first + column] = isThere ? (row.ends[column] ?? 0) + shift : 0;
      }
      rows += 1;
    },
    isFull: () => rows === maxRows || length >= MAX_BYTES,
    forEachOf: (column, visit) => {
      for (let at = column; at < rows * columns; at += columns) {
        const start = starts[at] ?? 0;
        const end = ends[at] ?? 0;
        if (start < end) visit(bytes, start, end);
      }
    },
    clear: () => {
      length = 0;
      rows = 0;
    },
  };
};

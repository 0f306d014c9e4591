import type { CellsOfRows } from 'evaluation';
import type { ScannedRow } from './rowScanner';

/** Cells of rows that wait to be looked at column by column: what is known of one column is at hand then, of two thousand not. */
export interface WaitingCells {
  /** The cells of a row that is called `place`; those beyond the last column are left out. */
  readonly add: (row: ScannedRow, place: number) => void;
  readonly isFull: () => boolean;
  /** The cells of a column from top to bottom, without those of nothing at all; good until others are asked for or added. */
  readonly cellsOf: (column: number) => CellsOfRows;
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
  const places = new Uint32Array(maxRows);
  let rows = 0;
  /** Of the column that was asked for last. */
  const of = {
    rows: new Uint32Array(maxRows),
    starts: new Int32Array(maxRows),
    ends: new Int32Array(maxRows),
  };

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
    add: (row, place) => {
      const from = row.starts[0] ?? 0;
      const shift = length - from;
      append(row.bytes.subarray(from, row.ends[row.cellCount - 1] ?? 0));
      const first = rows * columns;
      for (let column = 0; column < columns; column += 1) {
        const isThere = column < row.cellCount;
        starts[first + column] = isThere ? (row.starts[column] ?? 0) + shift : 0;
        ends[first + column] = isThere ? (row.ends[column] ?? 0) + shift : 0;
      }
      places[rows] = place;
      rows += 1;
    },
    isFull: () => rows === maxRows || length >= MAX_BYTES,
    cellsOf: (column) => {
      let count = 0;
      for (let row = 0; row < rows; row += 1) {
        const start = starts[row * columns + column] ?? 0;
        const end = ends[row * columns + column] ?? 0;
        if (start === end) continue;
        of.rows[count] = places[row] ?? 0;
        of.starts[count] = start;
        of.ends[count] = end;
        count += 1;
      }
      return { ...of, bytes, count };
    },
    clear: () => {
      length = 0;
      rows = 0;
    },
  };
};

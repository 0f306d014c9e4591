/** One of several parts of a snapshot's rows, as equal as can be, which are counted apart; `index` from 0. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

export const WHOLE: Share = { index: 0, of: 1 };

/** Rows from one to before another. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export const rowsOfShare = ({ index, of }: Share, rowCount: number): RowRange => ({
  from: Math.floor((index * rowCount) / of),
  to: Math.floor(((index + 1) * rowCount) / of),
});

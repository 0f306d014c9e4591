/** A row as it stands: its cells, which one of the file it is, and the physical line on which it begins. */
export interface Row {
  readonly cells: readonly string[];
  /** From 1, blank ones counted: a cell of several lines is in one row, as in a spreadsheet. */
  readonly number: number;
  /** From 1. */
  readonly line: number;
}

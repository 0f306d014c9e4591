/** A row as it stands: its cells, and the physical line on which it begins (the first is 1). */
export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A row as it stood when dragging began, in pixels down the content that scrolls. */
export interface RowSpan {
  readonly top: number;
  readonly height: number;
}

/**
 * The place, counted from 0, that a row takes once it is dragged `offset` pixels down (negative: up):
 * it passes a neighbour when its leading edge has passed the neighbour's middle.
 */
export function placeAt(rows: readonly RowSpan[], from: number, offset: number): number {
  const dragged = rows[from];
  if (dragged === undefined) return from;
  const edge = dragged.top + offset + (offset > 0 ? dragged.height : 0);
  const passed = rows.filter(({ top, height }, index) => {
    const middle = top + height / 2;
    return offset > 0 ? index > from && edge > middle : index < from && edge < middle;
  }).length;
  return offset > 0 ? from + passed : from - passed;
}

/** How far, in pixels, the row at `place` makes way while the one of `from` would take the place `to`. */
export function wayMade(rows: readonly RowSpan[], from: number, to: number, index: number): number {
  if (index > from && index <= to) return -pitchOf(rows, from);
  return index < from && index >= to ? pitchOf(rows, from) : 0;
}

/** A row's height with the gap to its neighbour. */
function pitchOf(rows: readonly RowSpan[], index: number): number {
  const row = rows[index];
  const next = rows[index + 1];
  const before = rows[index - 1];
  if (row === undefined) return 0;
  if (next !== undefined) return next.top - row.top;
  return before === undefined ? row.height : row.top + row.height - (before.top + before.height);
}

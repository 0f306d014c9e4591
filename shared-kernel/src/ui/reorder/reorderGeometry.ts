/** A row as it stood when dragging began, in pixels down the content that scrolls. */
export interface RowSpan {
  readonly top: number;
  readonly height: number;
}

/** The same of a list that stands in several columns. */
export interface CellSpan extends RowSpan {
  readonly left: number;
  readonly width: number;
}

/** How far something is from where it stood, in pixels to the right and down. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

const STAYS: Way = { x: 0, y: 0 };

export const isInColumns = (cells: readonly CellSpan[]): boolean =>
  cells.some(({ left }) => left !== cells[0]?.left);

/** In columns, the place of the cell whose middle is nearest to that of the dragged one. */
export function nearestCell(cells: readonly CellSpan[], from: number, way: Way): number {
  const dragged = cells[from];
  if (dragged === undefined) return from;
  const distances = cells.map((cell) =>
    Math.hypot(
      cell.left + cell.width / 2 - (dragged.left + dragged.width / 2 + way.x),
      cell.top + cell.height / 2 - (dragged.top + dragged.height / 2 + way.y),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

/** How far the cell at `index` goes to where its neighbour stands, while the one of `from` would take the place `to`. */
export function cellWay(cells: readonly CellSpan[], from: number, to: number, index: number): Way {
  const goesTo =
    index > from && index <= to ? index - 1 : index < from && index >= to ? index + 1 : index;
  const [cell, next] = [cells[index], cells[goesTo]];
  if (cell === undefined || next === undefined) return STAYS;
  return { x: next.left - cell.left, y: next.top - cell.top };
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

import { bottomOf, rightOf, type Rectangle } from 'screen-player';

import type { Movement } from '../../document/place/movedTogether';

/** Where something may come to rest, in the stage's pixels: `x` of upright lines, `y` of level ones. */
export interface SnapLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export interface Snapped {
  readonly movement: Movement;
  /** The lines that an edge or the middle of the moved box lies on. */
  readonly guides: SnapLines;
}

/**
 * [S22] The movement within `reach` of the given one, along each axis by itself, that brings an edge or the middle
 * of the box onto the nearest line; the given one where no line is near.
 */
export function snap(box: Rectangle, movement: Movement, lines: SnapLines, reach: number): Snapped {
  const x = snapAxis(edgesAcross(box), movement.x, lines.x, reach);
  const y = snapAxis(edgesDown(box), movement.y, lines.y, reach);
  return { movement: { x: x.by, y: y.by }, guides: { x: x.guides, y: y.guides } };
}

interface SnappedAxis {
  readonly by: number;
  readonly guides: readonly number[];
}

/** The same along one axis, of the edges that move. */
export function snapAxis(
  edges: readonly number[],
  by: number,
  lines: readonly number[],
  reach: number,
): SnappedAxis {
  let nearest: number | null = null;
  for (const edge of edges) {
    for (const line of lines) {
      const toLine = line - edge;
      const distance = Math.abs(toLine - by);
      if (distance <= reach && (nearest === null || distance < Math.abs(nearest - by))) {
        nearest = toLine;
      }
    }
  }
  const snappedBy = nearest ?? by;
  return {
    by: snappedBy,
    guides:
      nearest === null
        ? []
        : lines.filter((line) => edges.some((edge) => coincide(edge + snappedBy, line))),
  };
}

export const edgesAcross = (box: Rectangle): readonly number[] => [
  box.left,
  box.left + box.width / 2,
  rightOf(box),
];

export const edgesDown = (box: Rectangle): readonly number[] => [
  box.top,
  box.top + box.height / 2,
  bottomOf(box),
];

/** Less than anybody sees, more than sums of pixels are off by. */
const coincide = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** In pixels of the stage, from its top left corner, whatever size the stage is seen at. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Browsers round boxes to fractions of a pixel. */
const TOLERANCE_PX = 0.5;

export const rightOf = ({ left, width }: Rectangle): number => left + width;
export const bottomOf = ({ top, height }: Rectangle): number => top + height;

export const contains = (outer: Rectangle, inner: Rectangle): boolean =>
  inner.left >= outer.left - TOLERANCE_PX &&
  inner.top >= outer.top - TOLERANCE_PX &&
  rightOf(inner) <= rightOf(outer) + TOLERANCE_PX &&
  bottomOf(inner) <= bottomOf(outer) + TOLERANCE_PX;

/** Touching at an edge is no overlap. */
export const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.left < rightOf(other) - TOLERANCE_PX &&
  other.left < rightOf(one) - TOLERANCE_PX &&
  one.top < bottomOf(other) - TOLERANCE_PX &&
  other.top < bottomOf(one) - TOLERANCE_PX;

/** The smallest rectangle around all of them; null around none. */
export function around(rectangles: readonly Rectangle[]): Rectangle | null {
  if (rectangles.length === 0) return null;
  const left = Math.min(...rectangles.map((rectangle) => rectangle.left));
  const top = Math.min(...rectangles.map((rectangle) => rectangle.top));
  return {
    left,
    top,
    width: Math.max(...rectangles.map(rightOf)) - left,
    height: Math.max(...rectangles.map(bottomOf)) - top,
  };
}

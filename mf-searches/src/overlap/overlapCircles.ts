import type { SearchOverlap } from 'shared-kernel/model';

export interface Circle {
  readonly centre: number;
  readonly radius: number;
}

/** Two circles side by side on one line, which begins at 0. */
export interface OverlapCircles {
  readonly first: Circle;
  readonly second: Circle;
  readonly width: number;
  readonly height: number;
}

/** Halvings until the distance is exact to far below a pixel. */
const STEPS = 60;

/**
 * Circles whose areas are as large as their numbers of supporters, and whose common part is as large as the number of those
 * who match both. Of nobody there is a circle without size.
 */
export function overlapCircles({
  both,
  onlyFirst,
  onlySecond,
}: Pick<SearchOverlap, 'both' | 'onlyFirst' | 'onlySecond'>): OverlapCircles {
  const [one, other] = [radiusOf(onlyFirst + both), radiusOf(onlySecond + both)];
  const distance = distanceFor(one, other, both);
  const left = Math.min(-one, distance - other);
  const right = Math.max(one, distance + other);
  return {
    first: { centre: -left, radius: one },
    second: { centre: distance - left, radius: other },
    width: right - left,
    height: 2 * Math.max(one, other),
  };
}

const radiusOf = (area: number): number => Math.sqrt(area / Math.PI);

/** The nearer the centres, the larger the common part. */
function distanceFor(one: number, other: number, common: number): number {
  let [near, far] = [Math.abs(one - other), one + other];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (commonArea(one, other, middle) > common) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

/** The area of the lens of two circles whose centres are `distance` apart. */
export function commonArea(one: number, other: number, distance: number): number {
  if (distance >= one + other) return 0;
  const smaller = Math.min(one, other);
  if (distance <= Math.abs(one - other)) return Math.PI * smaller ** 2;
  return segment(one, other, distance) + segment(other, one, distance);
}

/** The part of a circle beyond the chord that it has in common with another one. */
function segment(radius: number, other: number, distance: number): number {
  const toChord = (distance ** 2 + radius ** 2 - other ** 2) / (2 * distance);
  const half = Math.acos(Math.max(-1, Math.min(1, toChord / radius)));
  return radius ** 2 * (half - Math.sin(half) * Math.cos(half));
}

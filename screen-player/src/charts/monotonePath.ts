import type { Point } from '../measure/outline';

/**
 * A curve through points from left to right that rises and falls only as they do (Steffen 1990): nothing is drawn above
 * the highest or below the lowest of two neighbours. In the terms of a path's `d`.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const slopes = points.map((_, index) => slopeAt(points, index));
  return rest.reduce(
    (path, to, index) => {
      const from = points[index] ?? first;
      const third = (to.x - from.x) / 3;
      return `${path} C ${written(from.x + third, from.y + third * (slopes[index] ?? 0))} ${written(to.x - third, to.y - third * (slopes[index + 1] ?? 0))} ${written(to.x, to.y)}`;
    },
    `M ${written(first.x, first.y)}`,
  );
}

function slopeAt(points: readonly Point[], index: number): number {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  if (at === undefined) return 0;
  if (before === undefined || after === undefined) {
    const [from, to] = before === undefined ? [at, after] : [before, at];
    return to === undefined ? 0 : rise(from, to);
  }
  const [one, other] = [rise(before, at), rise(at, after)];
  if (one * other <= 0) return 0;
  const [left, right] = [at.x - before.x, after.x - at.x];
  const mean = (one * right + other * left) / (left + right);
  return Math.sign(one) * Math.min(Math.abs(one), Math.abs(other), Math.abs(mean) / 2) * 2;
}

const rise = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

const written = (x: number, y: number): string => `${round(x)},${round(y)}`;
const round = (value: number): string => String(Math.round(value * 1000) / 1000);

import type { Item } from 'shared-kernel/model';

import { cornersOf } from '../objects/cornersOf';
import { around } from './rectangle';
import type { Rectangle } from './rectangle';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of something without dents, in order, in pixels of the stage. */
export type Outline = readonly Point[];

/** Points on each round corner: it lies within the drawn one, by less than a hundredth of its radius. */
const STEPS = 6;

/** As `rectangle.ts`: browsers round boxes to fractions of a pixel. */
const TOLERANCE_PX = 0.5;

export const outlineOf = ({ left, top, width, height }: Rectangle): Outline => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** [P26] Of an item's ground, with its round corners, turned about the middle of its box. */
export function groundOutline(item: Item, box: Rectangle): Outline {
  const part = drawnPart(item, box);
  const { unit, corners } = cornersOf(item);
  const radii = corners.map(({ across, down }) =>
    unit === 'px'
      ? { x: across, y: down }
      : { x: (across * part.width) / 100, y: (down * part.height) / 100 },
  );
  const longest = Math.max(
    1,
    ...radii.map(({ x }, index) => (x + (radii[index ^ 1]?.x ?? 0)) / part.width),
    ...radii.map(({ y }, index) => (y + (radii[3 - index]?.y ?? 0)) / part.height),
  );
  const points = outlineOf(part).flatMap((corner, index) => {
    const { x = 0, y = 0 } = radii[index] ?? {};
    return roundCorner(
      corner,
      INWARDS[index] ?? INWARDS[0],
      { x: x / longest, y: y / longest },
      index,
    );
  });
  return turn(points, item.look?.rotation ?? 0, middleOf(box));
}

/** A line is drawn in the middle of a box that may be higher. */
function drawnPart({ shape }: Item, box: Rectangle): Rectangle {
  if (shape?.form !== 'line') return box;
  const height = Math.min(box.height, shape.thickness);
  return { ...box, top: box.top + (box.height - height) / 2, height };
}

/** Something within a box that is turned with it. */
export const turnedWith = (item: Item, box: Rectangle, area: Rectangle): Outline =>
  turn(outlineOf(area), item.look?.rotation ?? 0, middleOf(box));

/** Upright, around all of it. */
export const boundsOf = (outline: Outline): Rectangle =>
  around(outline.map(({ x, y }) => ({ left: x, top: y, width: 0, height: 0 }))) ?? NOWHERE;

export const outlineContains = (outer: Outline, inner: Outline): boolean =>
  inner.every((point) =>
    sidesOf(outer).every(([from, to]) => beside(from, to, point) >= -TOLERANCE_PX),
  );

/** Touching is no overlap. Two shapes without dents are apart where a line along a side of one has them on its two sides. */
export const outlinesOverlap = (one: Outline, other: Outline): boolean =>
  !isApart(one, other) && !isApart(other, one);

const isApart = (one: Outline, other: Outline): boolean =>
  sidesOf(one).some(([from, to]) =>
    other.every((point) => beside(from, to, point) <= TOLERANCE_PX),
  );

const NOWHERE: Rectangle = { left: 0, top: 0, width: 0, height: 0 };

/** From each corner of a box into it. */
const INWARDS = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
] as const;

function roundCorner(corner: Point, inwards: Point, radius: Point, index: number): Outline {
  if (radius.x < TOLERANCE_PX || radius.y < TOLERANCE_PX) return [corner];
  const centre = { x: corner.x + inwards.x * radius.x, y: corner.y + inwards.y * radius.y };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI * (1 + index / 2 + step / STEPS / 2);
    return { x: centre.x + radius.x * Math.cos(angle), y: centre.y + radius.y * Math.sin(angle) };
  });
}

function turn(outline: Outline, degrees: number, about: Point): Outline {
  if (degrees % 360 === 0) return outline;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return outline.map((point) => {
    const [x, y] = [point.x - about.x, point.y - about.y];
    return { x: about.x + x * cosine - y * sine, y: about.y + x * sine + y * cosine };
  });
}

const middleOf = ({ left, top, width, height }: Rectangle): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Without those of no length, where two round corners meet: they have no side on which anything could lie. */
const sidesOf = (outline: Outline): readonly (readonly [Point, Point])[] =>
  outline
    .map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const)
    .filter(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y) > 1e-9);

/** How far a point lies on the inner side of a line. */
function beside(from: Point, to: Point, point: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  return (across * (point.y - from.y) - down * (point.x - from.x)) / Math.hypot(across, down);
}

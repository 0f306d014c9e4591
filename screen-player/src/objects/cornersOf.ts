import type { Item, PhotoMask, ShapeForm } from 'shared-kernel/model';

/** Half an ellipse's width and height that rounds a corner: a share of the box's own, else CSS pixels. */
export interface Corner {
  readonly across: number;
  readonly down: number;
}

/** From the top left one clockwise. */
export interface Corners {
  readonly unit: '%' | 'px';
  readonly corners: readonly [Corner, Corner, Corner, Corner];
}

type Cornered = Pick<Item, 'type' | 'look' | 'shape'> & Partial<Pick<Item, 'photo'>>;

/** [P42] [P49] How round the corners of an item's box are. */
export function cornersOf({ type, look, shape, photo }: Cornered): Corners {
  // Answers of earlier releases say nothing of photo frames.
  const form = shape?.form ?? photo?.mask ?? null;
  const own = form === null ? null : FORMS[form];
  return own ?? alike('px', look?.cornerRadius ?? (type === 'button' ? BUTTON_RADIUS_PX : 0));
}

/** In the terms of `border-radius`. */
export function cornerStyle(item: Cornered): string {
  const { unit, corners } = cornersOf(item);
  const written = (side: keyof Corner) =>
    corners.map((corner) => `${String(corner[side])}${unit}`).join(' ');
  return `${written('across')} / ${written('down')}`;
}

/** [P40] */
const BUTTON_RADIUS_PX = 28;

/** More than half of any box: CSS makes it half. */
const PILL_PX = 9999;

function alike(unit: Corners['unit'], radius: number): Corners {
  const corner = { across: radius, down: radius };
  return { unit, corners: [corner, corner, corner, corner] };
}

const half = { across: 50, down: 50 };
const none = { across: 0, down: 0 };

const FORMS: Readonly<Record<ShapeForm | PhotoMask, Corners | null>> = {
  arch: { unit: '%', corners: [half, half, none, none] },
  leaf: { unit: '%', corners: [none, half, none, half] },
  rectangle: null,
  line: null,
  pill: alike('px', PILL_PX),
  circle: alike('%', 50),
  // Opposite corners make up a side: nothing of its outline is straight.
  blob: {
    unit: '%',
    corners: [
      { across: 58, down: 46 },
      { across: 42, down: 57 },
      { across: 38, down: 43 },
      { across: 62, down: 54 },
    ],
  },
};

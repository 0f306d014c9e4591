import { DEFAULT_LAYOUT, type Layout, type View } from 'shared-kernel/model';

import type { Area, ByShape } from '../styles/style';
import { boxesOf, eachView, isHigh, tenths } from './viewBoxes';

/** What is said for a view, or for all of its shape. */
export function placeIn<Place>(places: ByShape<Place>, view: View): Place {
  return places[view] ?? (isHigh(view) ? places.portrait : places.landscape);
}

export const areaLayouts = (areas: ByShape<Area>): Record<View, Layout> =>
  eachView((view) => {
    const [top, horizontal, maxWidth, height] = placeIn(areas, view);
    return { ...DEFAULT_LAYOUT, maxWidth, position: { top, horizontal }, height };
  });

/** The largest square in an area, in its middle, on whatever device. */
export const squareLayouts = (areas: ByShape<Area>): Record<View, Layout> =>
  eachView((view) => {
    const [top, left, width, height] = placeIn(areas, view);
    const high = height ?? 100;
    const boxes = boxesOf(view);
    const side = Math.min(width, ...boxes.map((box) => (high * box.height) / box.width));
    const highest = Math.max(...boxes.map((box) => (side * box.width) / box.height));
    return {
      ...DEFAULT_LAYOUT,
      maxWidth: tenths(side),
      position: {
        top: tenths(top + (high - highest) / 2),
        horizontal: tenths(left + (width - side) / 2),
      },
    };
  });

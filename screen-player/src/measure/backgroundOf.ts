import type { Colour } from '../style/colour';
import { painted } from './contrast';
import { contains, overlaps } from './rectangle';
import type { Rectangle } from './rectangle';

/** Something painted on the stage: one colour, or null for a picture, whose colours are not known. */
export interface Layer {
  readonly area: Rectangle;
  readonly colour: Colour | null;
}

/**
 * [P26] The one colour behind an area, over `base`, with `layers` from the lowest to the topmost; null where it is not one
 * colour that can be known: over a picture, or over the edge of a layer.
 */
export function backgroundOf(
  area: Rectangle,
  base: Colour | null,
  layers: readonly Layer[],
): Colour | null {
  let below = base;
  for (const layer of layers) {
    if (layer.colour?.alpha === 0 || !overlaps(area, layer.area)) continue;
    if (layer.colour === null || !contains(layer.area, area)) below = null;
    else if (layer.colour.alpha === 1) below = layer.colour;
    else below = below && painted(layer.colour, below);
  }
  return below;
}

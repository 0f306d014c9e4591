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
 * [P26] The colours behind an area, over those of `base`, with `layers` from the lowest to the topmost; null where they
 * are not known: over an image object, or over the edge of a layer.
 */
export function backgroundOf(
  area: Rectangle,
  base: readonly Colour[] | null,
  layers: readonly Layer[],
): readonly Colour[] | null {
  let below = base;
  for (const { area: covered, colour } of layers) {
    if (colour?.alpha === 0 || !overlaps(area, covered)) continue;
    if (colour === null || !contains(covered, area)) below = null;
    else if (colour.alpha === 1) below = [colour];
    else below = below?.map((one) => painted(colour, one)) ?? null;
  }
  return below;
}

import type { Colour } from '../style/colour';
import { painted } from './contrast';
import { outlineContains, outlinesOverlap } from './outline';
import type { Outline } from './outline';

/** Something painted on the stage: its colours, of which any may be anywhere, or null for a picture, whose are not known. */
export interface Layer {
  readonly area: Outline;
  readonly colours: readonly Colour[] | null;
}

/**
 * [P26] The colours behind an area, over those of `base`, with `layers` from the lowest to the topmost; null where they
 * are not known: over an image object, or over the edge of a layer.
 */
export function backgroundOf(
  area: Outline,
  base: readonly Colour[] | null,
  layers: readonly Layer[],
): readonly Colour[] | null {
  let below = base;
  for (const { area: covered, colours } of layers) {
    if (colours?.every(({ alpha }) => alpha === 0) === true) continue;
    if (!outlinesOverlap(area, covered)) continue;
    below =
      colours === null || !outlineContains(covered, area) ? null : paintedOver(colours, below);
  }
  return below;
}

/** What hides all that is behind it is known whatever that is. */
const paintedOver = (
  colours: readonly Colour[],
  below: readonly Colour[] | null,
): readonly Colour[] | null =>
  colours.every(({ alpha }) => alpha === 1)
    ? colours
    : (below?.flatMap((one) => colours.map((colour) => painted(colour, one))) ?? null);

import { contrastOf, parseColour } from 'screen-player';
import { PLAIN_LOOK, type BrandKit, type Item } from 'shared-kernel/model';

import { kitSchemes } from '../palette/kitSchemes';
import { READABLE } from '../palette/schemes';
import { CORNER_RADII, familyOf, hasKitCorners, isLarge } from './kitLook';

/**
 * [S130] [S131] A new object as the kit has it: `on` is the colour that it stands on. What the kit says nothing of stays
 * as it is.
 */
export function dressedNew(item: Item, kit: BrandKit, on: string): Item {
  const { accent } = kitSchemes(kit);
  const family = familyOf(kit, isLarge(item));
  const colour = item.type === 'button' ? accent.ink : inkOn(kit, on);
  const isFilled = item.type === 'button' || item.type === 'shape';
  return {
    ...item,
    font: { ...item.font, family, colour },
    backgroundColour: isFilled ? kit.palette.accent : item.backgroundColour,
    look: hasKitCorners(item)
      ? { ...(item.look ?? PLAIN_LOOK), cornerRadius: CORNER_RADII[kit.corners] }
      : item.look,
    figure:
      item.type === 'progress' && item.figure !== null
        ? { ...item.figure, colour: kit.palette.accent, trackColour: trackOf(kit) }
        : item.figure,
    chart: item.chart && { ...item.chart, colour: kit.palette.accent, trackColour: trackOf(kit) },
  };
}

/** The kit's text, or its ground where that alone can be read. */
export function inkOn({ palette }: Pick<BrandKit, 'palette'>, on: string): string {
  const [below, text, ground] = [on, palette.text, palette.ground].map(parseColour);
  if (below === null || text === null || ground === null) return palette.text;
  if (below === undefined || text === undefined || ground === undefined) return palette.text;
  const own = contrastOf(text, below);
  return own >= READABLE || own >= contrastOf(ground, below) ? palette.text : palette.ground;
}

/** What is still to be done of a progress. */
export const trackOf = (kit: Pick<BrandKit, 'palette'>): string => kitSchemes(kit).ground.soft;

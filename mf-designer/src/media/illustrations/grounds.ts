import type { Palette } from 'brand-kit';
import { parseColour } from 'screen-player';

export type Ground = keyof Palette;

/** The schemes of a palette, as staff call them. */
export const GROUNDS = [
  { id: 'light', label: 'Light' },
  { id: 'deep', label: 'Dark' },
  { id: 'bright', label: 'Vivid' },
  { id: 'warm', label: 'Warm' },
] as const satisfies readonly { readonly id: Ground; readonly label: string }[];

/** The one that is most like a screen's background; the light one on what is no colour. */
export function nearestGround(palette: Palette, background: string): Ground {
  const wanted = parseColour(background);
  if (wanted === null) return 'light';
  const distanceTo = (ground: Ground): number => {
    const colour = parseColour(palette[ground].background);
    return colour === null
      ? Infinity
      : Math.hypot(colour.red - wanted.red, colour.green - wanted.green, colour.blue - wanted.blue);
  };
  return GROUNDS.map(({ id }) => id).reduce((best, ground) =>
    distanceTo(ground) < distanceTo(best) ? ground : best,
  );
}

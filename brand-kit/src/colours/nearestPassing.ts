import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';
import { contrastOf, parseColour } from 'screen-player';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const oklch = useMode(modeOklch);

/** Lightnesses that are tried: finer ones look alike. */
const STEPS = 200;
const distance = differenceEuclidean('oklab');

/**
 * The colour of the same hue that looks most like `colour` and stands out from `ground` by `needed`; null where none does,
 * or either is no colour.
 */
export function nearestPassing(colour: string, ground: string, needed: number): string | null {
  const start = oklch(colour);
  const below = parseColour(ground);
  if (start === undefined || below === null) return null;
  let nearest: { readonly hex: string; readonly away: number } | null = null;
  for (let step = 0; step <= STEPS; step += 1) {
    const hex = formatHex(clampChroma({ ...start, l: step / STEPS }, 'oklch'));
    const above = parseColour(hex);
    if (above === null || contrastOf(above, below) < needed) continue;
    const away = distance(start, hex);
    if (nearest === null || away < nearest.away) nearest = { hex, away };
  }
  return nearest?.hex ?? null;
}

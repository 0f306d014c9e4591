import { contrastOf, hexOf, painted, parseColour, type Colour } from 'screen-player';

import type { Drawing, IllustrationColours, Inks } from './drawing';
import { celebration } from './drawings/celebration';
import { home } from './drawings/home';
import { letter } from './drawings/letter';
import { megaphone } from './drawings/megaphone';
import { path } from './drawings/path';
import { saplings } from './drawings/saplings';
import { sea } from './drawings/sea';
import { thankYou } from './drawings/thankYou';
import { together } from './drawings/together';
import { volunteer } from './drawings/volunteer';
import type { IllustrationId } from './illustrations';

const DRAWINGS = {
  thankYou,
  saplings,
  megaphone,
  letter,
  together,
  home,
  sea,
  volunteer,
  celebration,
  path,
} as const satisfies Record<IllustrationId, Drawing>;

/** An illustration as a file of its own, 1,000 × 1,000, its ground transparent. */
export const illustrationSvg = (id: IllustrationId, colours: IllustrationColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[id](inksOf(colours))}</svg>`;

function inksOf(colours: IllustrationColours): Inks {
  const [ground, ink, accent, second] = [
    read(colours.ground),
    read(colours.ink),
    read(colours.accent),
    read(colours.second),
  ];
  const [dark, light] =
    contrastOf(ink, WHITE) > contrastOf(ground, WHITE) ? [ink, ground] : [ground, ink];
  const on = (colour: Colour) =>
    contrastOf(dark, colour) > contrastOf(light, colour) ? dark : light;
  return {
    ...colours,
    light: mixed(WHITE, PAPER, light),
    dark: hexOf(dark),
    onAccent: hexOf(on(accent)),
    accentShade: mixed(dark, SHADE, accent),
    secondShade: mixed(dark, SHADE, second),
    skins: skinsOf(second, dark),
  };
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const SHADE = 0.2;
const PALE = 0.5;
/** Drawn over what is deeper. */
const BROWN: Colour = { red: 112, green: 62, blue: 36, alpha: 0.5 };
/** How much of white is in paper. */
const PAPER = 0.7;

const mixed = (colour: Colour, alpha: number, into: Colour): string =>
  hexOf(painted({ ...colour, alpha }, into));

/** A colour that is too dark for hair to be told from it is lifted towards a warm one. */
function skinsOf(second: Colour, dark: Colour): Inks['skins'] {
  const lift = LIFTS.find(
    (alpha) => contrastOf(painted({ ...PEACH, alpha }, second), dark) >= TOLD,
  );
  const middle = painted({ ...PEACH, alpha: lift ?? 1 }, second);
  return [mixed(WHITE, PALE, middle), hexOf(middle), hexOf(painted(BROWN, tanned(middle)))];
}

const PEACH: Colour = { red: 236, green: 178, blue: 136, alpha: 1 };
const LIFTS = [0, 0.3, 0.5, 0.7] as const;
const TOLD = 3.5;

/** Deeper and warmer, so that nobody is grey. */
const tanned = ({ red, green, blue, alpha }: Colour): Colour => ({
  red: red * 0.66,
  green: green * 0.53,
  blue: blue * 0.5,
  alpha,
});

const read = (text: string): Colour => parseColour(text) ?? WHITE;

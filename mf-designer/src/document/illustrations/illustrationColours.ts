import type { Palette, Scheme } from 'brand-kit';
import { contrastOf, hexOf, painted, parseColour, type Colour } from 'screen-player';

import type { IllustrationColours } from './drawing';

/**
 * An organisation's colours for an illustration on the ground of a scheme: the liveliest one that is seen there first,
 * then another one, a tint where there is no other.
 */
export function illustrationColours(scheme: Scheme, palette: Palette): IllustrationColours {
  const [ground, ink] = [read(scheme.background), read(scheme.ink)];
  const seen = withTints(OF_PALETTE.map((one) => read(one(palette)))).filter(
    (colour) => contrastOf(colour, ground) >= SEEN && distance(colour, ink) >= APART,
  );
  const accent = seen.find((colour) => contrastOf(colour, ground) >= STRONG) ?? seen[0] ?? ink;
  const second = seen.find((colour) => distance(colour, accent) >= APART) ?? ink;
  const { background, ink: inkText, soft } = scheme;
  return {
    ...{ ground: background, ink: inkText, soft },
    ...{ accent: hexOf(accent), second: hexOf(second) },
  };
}

const OF_PALETTE = [
  ({ bright }: Palette) => bright.background,
  ({ warm }: Palette) => warm.background,
  ({ light }: Palette) => light.strong,
  ({ deep }: Palette) => deep.strong,
  ({ light }: Palette) => light.background,
  ({ deep }: Palette) => deep.background,
] as const;

/** Large forms are told from their ground; what is read on them is not written in these colours. */
const SEEN = 1.5;
/** What is seen first should be. */
const STRONG = 2.2;
/** Of red, green and blue together: colours that are nearer look like one. */
const APART = 90;

const TINTS = [0.4, 0.65, 0.85] as const;

const withTints = (colours: readonly Colour[]): readonly Colour[] => [
  ...colours,
  ...TINTS.flatMap((alpha) =>
    colours.flatMap((colour) => [WHITE, BLACK].map((pole) => painted({ ...pole, alpha }, colour))),
  ),
];

const distance = (one: Colour, other: Colour): number =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

const read = (text: string): Colour => parseColour(text) ?? BLACK;

import { contrastOf, hexOf, painted, parseColour, type Colour } from 'screen-player';

/** Colours of one screen, written as `#rrggbb`. Both stand out from the background by 4.5 at least (WCAG AA). */
export interface Scheme {
  readonly background: string;
  readonly ink: string;
  /** For the one thing to be seen first. */
  readonly strong: string;
  /** The same in letters of 24 px and more, which may stand out by less: 3. */
  readonly vivid: string;
  /** A shade of the background, for what is only seen. */
  readonly soft: string;
}

export const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
export const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** WCAG 2.2 AA for text of any size. */
export const READABLE = 4.5;
/** The same for large text. */
const READABLE_LARGE = 3;
/** A colour this far from the background still looks like itself once it is made readable. */
const KINDRED = 3;

/** Words on a ground; what is to be seen first is in the first of the lively colours that can be. */
export function scheme(background: Colour, ink: Colour, vivid: readonly Colour[]): Scheme {
  const strong =
    vivid.find((colour) => contrastOf(colour, background) >= KINDRED) ?? vivid[0] ?? ink;
  return {
    background: hexOf(background),
    ink: hexOf(readable(ink, background)),
    strong: hexOf(readable(strong, background)),
    vivid: hexOf(readable(strong, background, READABLE_LARGE)),
    soft: softOf(ink, background),
  };
}

/** A flood of colour; what stands on it is dark or light, whichever is farther from it. */
export function floodScheme(background: Colour, dark: Colour, light: Colour): Scheme {
  const ink =
    contrastOf(dark, background) >= contrastOf(light, background)
      ? readable(dark, background)
      : readable(light, background);
  return {
    background: hexOf(background),
    ink: hexOf(ink),
    strong: hexOf(ink),
    vivid: hexOf(ink),
    soft: softOf(ink, background),
  };
}

/** One of black and white is at least 4.58 away from any colour. */
export function readable(colour: Colour, background: Colour, contrast = READABLE): Colour {
  const pole = contrastOf(WHITE, background) >= contrastOf(BLACK, background) ? WHITE : BLACK;
  return mixedUntil(
    colour,
    pole,
    (now) => contrastOf(rounded(now), rounded(background)) >= contrast,
  );
}

const STEPS = 50;

/** Mixed with `pole` in even steps until it is enough. */
export function mixedUntil(
  colour: Colour,
  pole: Colour,
  enough: (colour: Colour) => boolean,
): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const now = painted({ ...pole, alpha: step / STEPS }, colour);
    if (enough(now)) return now;
  }
  return pole;
}

const softOf = (ink: Colour, background: Colour): string =>
  hexOf(painted({ ...ink, alpha: 0.16 }, background));

/** As it will be written. */
const rounded = (colour: Colour): Colour => parseColour(hexOf(colour)) ?? colour;

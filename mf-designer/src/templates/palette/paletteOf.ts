import { contrastOf, hexOf, painted, parseColour, type Colour } from 'screen-player';

/** Colours of one screen, written as `#rrggbb`. Both stand out from the background by 4.5 at least (WCAG AA). */
export interface Scheme {
  readonly background: string;
  readonly ink: string;
  /** For the one thing to be seen first. */
  readonly strong: string;
  /** A shade of the background, for what is only seen. */
  readonly soft: string;
}

/** Four moods made of an organisation's colours. */
export interface Palette {
  readonly deep: Scheme;
  readonly light: Scheme;
  readonly bright: Scheme;
  /** Beside `bright`, and told from the others. */
  readonly warm: Scheme;
}

/** The schemes of an organisation's colours, or of the product's own where it has none. */
export function paletteOf(colours: readonly string[]): Palette {
  const own = colours.map(parseColour).filter((colour) => colour !== null);
  const opaque = (own.length > 0 ? own : FALLBACK).map((colour) => painted(colour, WHITE));
  const byLight = opaque.toSorted(
    (one, other) => contrastOf(one, BLACK) - contrastOf(other, BLACK),
  );
  const dark = darkened(byLight[0] ?? BLACK);
  const light = lightened(byLight.at(-1) ?? WHITE);
  const vivid = opaque.toSorted((one, other) => chroma(other) - chroma(one));
  const bright = vivid[0] ?? BLACK;
  return {
    deep: scheme(dark, light, vivid),
    light: scheme(light, dark, vivid),
    bright: floodScheme(bright, dark, light),
    warm: floodScheme(secondOf(vivid, [dark, light, bright]), dark, light),
  };
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Deep blue, warm paper, coral and amber. */
const FALLBACK: readonly Colour[] = [
  { red: 22, green: 33, blue: 62, alpha: 1 },
  { red: 253, green: 246, blue: 233, alpha: 1 },
  { red: 255, green: 190, blue: 92, alpha: 1 },
  { red: 214, green: 72, blue: 51, alpha: 1 },
];

/** WCAG 2.2 AA for text of any size. */
const READABLE = 4.5;
/** A colour this far from the background still looks like itself once it is made readable. */
const KINDRED = 3;

/** So that white on it is comfortable, and paper under black. */
const darkened = (colour: Colour): Colour =>
  moved(colour, BLACK, (now) => contrastOf(now, WHITE) >= 9);
const lightened = (colour: Colour): Colour =>
  moved(colour, WHITE, (now) => contrastOf(now, BLACK) >= 16);

function scheme(background: Colour, ink: Colour, vivid: readonly Colour[]): Scheme {
  const strong =
    vivid.find((colour) => contrastOf(colour, background) >= KINDRED) ?? vivid[0] ?? ink;
  return {
    background: hexOf(background),
    ink: hexOf(readable(ink, background)),
    strong: hexOf(readable(strong, background)),
    soft: softOf(ink, background),
  };
}

/** A flood of colour; what stands on it is dark or light, whichever is farther from it. */
function floodScheme(background: Colour, dark: Colour, light: Colour): Scheme {
  const ink =
    contrastOf(dark, background) >= contrastOf(light, background)
      ? readable(dark, background)
      : readable(light, background);
  return {
    background: hexOf(background),
    ink: hexOf(ink),
    strong: hexOf(ink),
    soft: softOf(ink, background),
  };
}

const softOf = (ink: Colour, background: Colour): string =>
  hexOf(painted({ ...ink, alpha: 0.16 }, background));

/** Colours that are less apart look like one. */
const APART = 1.4;

/** The liveliest colour that stands out from those that are taken, else the bright one sunk into the dark one. */
const secondOf = (vivid: readonly Colour[], taken: readonly [Colour, Colour, Colour]): Colour =>
  vivid.find((colour) => taken.every((other) => contrastOf(colour, other) >= APART)) ??
  painted({ ...taken[2], alpha: 0.5 }, taken[0]);

/** One of black and white is at least 4.58 away from any colour. */
function readable(colour: Colour, background: Colour): Colour {
  const pole = contrastOf(WHITE, background) >= contrastOf(BLACK, background) ? WHITE : BLACK;
  return moved(colour, pole, (now) => contrastOf(rounded(now), rounded(background)) >= READABLE);
}

const STEPS = 50;

/** Mixed with `pole` in even steps until it is enough. */
function moved(colour: Colour, pole: Colour, enough: (colour: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const now = painted({ ...pole, alpha: step / STEPS }, colour);
    if (enough(now)) return now;
  }
  return pole;
}

/** As it will be written. */
const rounded = (colour: Colour): Colour => parseColour(hexOf(colour)) ?? colour;

const chroma = ({ red, green, blue }: Colour): number =>
  Math.max(red, green, blue) - Math.min(red, green, blue);

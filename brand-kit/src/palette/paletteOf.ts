import { contrastOf, painted, parseColour, type Colour } from 'screen-player';

import { BLACK, floodScheme, mixedUntil, scheme, WHITE, type Scheme } from './schemes';

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

/** Deep blue, warm paper, coral and amber. */
const FALLBACK: readonly Colour[] = [
  { red: 22, green: 33, blue: 62, alpha: 1 },
  { red: 253, green: 246, blue: 233, alpha: 1 },
  { red: 255, green: 190, blue: 92, alpha: 1 },
  { red: 214, green: 72, blue: 51, alpha: 1 },
];

/** So that white on it is comfortable, and paper under black. */
const darkened = (colour: Colour): Colour =>
  mixedUntil(colour, BLACK, (now) => contrastOf(now, WHITE) >= 9);
const lightened = (colour: Colour): Colour =>
  mixedUntil(colour, WHITE, (now) => contrastOf(now, BLACK) >= 16);

/** Colours that are less apart look like one. */
const APART = 1.4;

/** The liveliest colour that stands out from those that are taken, else the bright one sunk into the dark one. */
const secondOf = (vivid: readonly Colour[], taken: readonly [Colour, Colour, Colour]): Colour =>
  vivid.find((colour) => taken.every((other) => contrastOf(colour, other) >= APART)) ??
  painted({ ...taken[2], alpha: 0.5 }, taken[0]);

const chroma = ({ red, green, blue }: Colour): number =>
  Math.max(red, green, blue) - Math.min(red, green, blue);

import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  type Oklch,
} from 'culori/fn';
import type { BrandPalette } from 'shared-kernel/model';

import { NEEDED, ratioOf } from './colourPairs';
import type { PictureColour } from './pictureColours';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const oklch = useMode(modeOklch);
const distance = differenceEuclidean('oklab');

interface Tone extends PictureColour {
  readonly colour: Oklch;
}

/** Chroma of OKLCH below which a colour is a grey. */
const GREY = 0.035;
/** Lighter than this is paper, darker than that is ink. */
const PAPER = 0.93;
const INK = 0.4;
/** Comfortable to read at length. */
const COMFORTABLE = 7;
const APART = 0.12;
/** Of the second accent where the logo has only one colour: as far around the circle. */
const NEIGHBOUR_DEGREES = 50;

/**
 * A palette from the colours of a logo (D302): its liveliest colour that stands out from the ground is the accent, the next
 * that differs the second one; its paper and its ink are ground and text, or a light and a dark tone of the accent. Colours
 * of the logo stay as they are: what is too weak is said beside it. Null where nothing of the logo can be seen.
 */
export function proposedPalette(colours: readonly PictureColour[]): BrandPalette | null {
  const tones = colours.flatMap((one): readonly Tone[] => {
    const colour = oklch(one.hex);
    return colour === undefined ? [] : [{ ...one, colour }];
  });
  const lively = tones.toSorted((one, other) => liveliness(other) - liveliness(one));
  const [liveliest] = lively;
  if (liveliest === undefined) return null;
  const ground = groundOf(tones, liveliest);
  const isColour = ({ colour: { c, l } }: Tone): boolean => c >= GREY && l < PAPER;
  const accent =
    lively.find((tone) => isColour(tone) && ratioOf(tone.hex, ground) >= NEEDED.large) ?? liveliest;
  const second = lively.find((tone) => isColour(tone) && distance(tone.hex, accent.hex) >= APART);
  return {
    ground,
    text: textOf(tones, accent, ground),
    accent: accent.hex,
    secondAccent: second?.hex ?? neighbourOf(accent),
  };
}

/** A lively colour counts although there is little of it; paper and ink count as little as greys. */
const liveliness = ({ colour: { l, c }, share }: Tone): number =>
  (c < GREY || l > PAPER ? c / 10 : c) * Math.sqrt(share);

function groundOf(tones: readonly Tone[], { colour }: Tone): string {
  const paper = tones.find((tone) => tone.colour.l >= PAPER && tone.colour.c < 2 * GREY);
  return paper?.hex ?? toned(colour, 0.98, 0.008);
}

function textOf(tones: readonly Tone[], { colour }: Tone, ground: string): string {
  const ink = tones
    .filter((tone) => tone.colour.l <= INK && ratioOf(tone.hex, ground) >= COMFORTABLE)
    .toSorted((one, other) => one.colour.l - other.colour.l)[0];
  return ink?.hex ?? toned(colour, 0.25, Math.min(colour.c, 0.05));
}

const neighbourOf = ({ colour }: Tone): string =>
  formatHex(
    clampChroma(
      { ...colour, c: Math.max(colour.c, 0.1), h: (colour.h ?? 0) + NEIGHBOUR_DEGREES },
      'oklch',
    ),
  );

const toned = (colour: Oklch, l: number, c: number): string =>
  formatHex(clampChroma({ ...colour, l, c: colour.c < GREY ? 0 : c }, 'oklch'));

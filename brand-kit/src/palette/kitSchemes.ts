import { contrastOf, parseColour, type Colour } from 'screen-player';
import { brandOf, type BrandKit, type BrandRole, type Organisation } from 'shared-kernel/model';

import { paletteOf, type Palette } from './paletteOf';
import { BLACK, floodScheme, scheme, WHITE, type Scheme } from './schemes';

/** What stands on each colour of a kit. */
export type KitSchemes = Readonly<Record<BrandRole, Scheme>>;

/** [S132] Words on each colour of the kit, as the kit has them where that can be read. */
export function kitSchemes({ palette }: Pick<BrandKit, 'palette'>): KitSchemes {
  const ground = parseColour(palette.ground) ?? WHITE;
  const text = parseColour(palette.text) ?? BLACK;
  const accent = parseColour(palette.accent) ?? text;
  const second = parseColour(palette.secondAccent) ?? accent;
  const vivid = [accent, second];
  return {
    ground: scheme(ground, text, vivid),
    text: scheme(text, ground, vivid),
    accent: floodScheme(accent, ground, text),
    secondAccent: floodScheme(second, ground, text),
  };
}

/** [S132] What an organisation's screens are made in: its kit, or its colours where it has none. */
export const paletteOfOrganisation = (
  organisation: Pick<Organisation, 'preferences' | 'brand'>,
): Palette => {
  const { kit } = brandOf(organisation);
  return kit === null ? paletteOf(organisation.preferences.colours) : paletteOfKit(kit);
};

/** [S132] The kit as templates take it: the darker of ground and text is their deep one. */
export function paletteOfKit(kit: Pick<BrandKit, 'palette'>): Palette {
  const { ground, text, accent, secondAccent } = kitSchemes(kit);
  const [deep, light] = isDarker(ground.background, text.background)
    ? [ground, text]
    : [text, ground];
  return { deep, light, bright: accent, warm: secondAccent };
}

const isDarker = (one: string, other: string): boolean =>
  contrastOf(colourOf(one), BLACK) < contrastOf(colourOf(other), BLACK);

const colourOf = (hex: string): Colour => parseColour(hex) ?? BLACK;

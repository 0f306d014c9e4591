import { paletteOf } from 'brand-kit';
import type { BrandKit, Organisation } from 'shared-kernel/model';

const FALLBACK_FONT = 'Arial';

/** Where nobody has saved a kit: made of the organisation's own fonts and colours, as templates take them until then. */
export function firstKit({ fontFamilies, colours }: Organisation['preferences']): BrandKit {
  const { light, bright, warm } = paletteOf(colours);
  const [heading = FALLBACK_FONT, body = heading] = fontFamilies;
  return {
    logo: '',
    palette: {
      ground: light.background,
      text: light.ink,
      accent: bright.background,
      secondAccent: warm.background,
    },
    fonts: { heading, body },
    corners: 'soft',
  };
}

import type { create } from 'fontkit';
import type subsetFont from 'subset-font';
import type { compress, decompress } from 'wawoff2';

export interface FontTools {
  readonly create: typeof create;
  readonly subsetFont: typeof subsetFont;
  readonly compress: typeof compress;
  readonly decompress: typeof decompress;
}

let opened: Promise<FontTools> | null = null;

/** The one door to the libraries of fonts, which are loaded when the first font comes: most functions never see one. */
export const openFontTools = (): Promise<FontTools> => (opened ??= open());

async function open(): Promise<FontTools> {
  const [{ create }, { default: subsetFont }, { compress, decompress }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
    import('wawoff2'),
  ]);
  return { create, subsetFont, compress, decompress };
}

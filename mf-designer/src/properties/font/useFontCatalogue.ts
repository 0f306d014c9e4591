import { useCallback, useState } from 'react';

import type { Fonts } from './fontGroups';

/** The catalogue, which few who open the designer look into, and its faces in this page; null until it was asked for and came. */
export function useFontCatalogue(): { readonly fonts: Fonts | null; readonly load: () => void } {
  const [fonts, setFonts] = useState<Fonts | null>(null);
  const load = useCallback(() => {
    import('screen-player/fonts').then(
      (loaded) => {
        for (const { name } of loaded.FONT_CATALOGUE) loaded.adoptFamily(document, name);
        setFonts(loaded);
      },
      // Without it the organisation's own are there, as before.
      () => undefined,
    );
  }, []);
  return { fonts, load };
}

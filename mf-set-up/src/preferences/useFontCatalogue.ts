import { useEffect, useState } from 'react';
import type * as fonts from 'screen-player/fonts';

type FontCatalogue = typeof fonts;

/** The catalogue, in a part of its own, with its faces in this page; null while it is not wanted or on its way. */
export function useFontCatalogue(wanted: boolean): FontCatalogue | 'missing' | null {
  const [catalogue, setCatalogue] = useState<FontCatalogue | 'missing' | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    import('screen-player/fonts').then(
      (loaded) => {
        for (const { name } of loaded.FONT_CATALOGUE) loaded.adoptFamily(document, name);
        if (isHere) setCatalogue(loaded);
      },
      () => {
        if (isHere) setCatalogue('missing');
      },
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return catalogue;
}

import type { FontsWanted } from '../fonts/fontsWanted';
import { isOfDevices } from '../style/fontFamily';

/** [P60] The catalogue's fonts; a part of the player that may be loaded later. */
export interface FontPart {
  /** Tells a page where the faces of items are, and resolves when those they need have come or failed. */
  readonly bringFonts: (page: Document, wanted: FontsWanted, ownOrigin: string) => Promise<unknown>;
}

export type LoadFonts = () => Promise<FontPart>;

const catalogue: LoadFonts = () => import(/* webpackChunkName: "fonts" */ '../fonts/bringFonts');

/** Asks for the part where a family is painted that no device brings along; where it does not come, Arial stands there. */
export function createFontLoader(page: Document, ownOrigin: string, load = catalogue) {
  let coming: Promise<void> | null = null;
  return {
    /** Until the fonts of what was painted last are there; null: they are. */
    coming: () => coming,
    bring: (wanted: FontsWanted, onCome: () => void) => {
      if (wanted.items.every(({ font }) => isOfDevices(font.family))) return;
      const now = load()
        .then((part) => part.bringFonts(page, wanted, ownOrigin))
        .then(onCome, () => undefined)
        .then(() => {
          if (coming === now) coming = null;
        });
      coming = now;
    },
  };
}

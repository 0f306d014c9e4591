import * as v from 'valibot';
import { CORNER_STYLES, type BrandKit } from '../brandKit';
import { known, text } from './schemas';

const Kit = v.object({
  logo: text(),
  palette: v.object({
    ground: v.string(),
    text: v.string(),
    accent: v.string(),
    secondAccent: v.string(),
  }),
  fonts: v.object({ heading: v.string(), body: v.string() }),
  corners: known(CORNER_STYLES, 'soft'),
});

/** `brand` of `organisations/{id}`; one that says less than a kit is none, and the organisation is read without it. */
export const storedBrandKit = () => v.nullish(v.fallback(v.nullable(Kit), null), null);

/** `formerBrands` of `organisations/{id}`: those of them that can be read. */
export const storedBrandKits = () =>
  v.nullish(
    v.fallback(
      v.pipe(
        v.array(v.fallback(v.nullable(Kit), null)),
        v.transform((kits): BrandKit[] => kits.filter((kit) => kit !== null)),
      ),
      [],
    ),
    [],
  );

import type { Revision } from './match';

/** What a colour of the kit is for. */
export const BRAND_ROLES = ['ground', 'text', 'accent', 'secondAccent'] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];

/** `#rrggbb` each. */
export type BrandPalette = Readonly<Record<BrandRole, string>>;

export const CORNER_STYLES = ['square', 'soft', 'round'] as const;
export type CornerStyle = (typeof CORNER_STYLES)[number];

/** How an organisation's screens look (D300): what templates and new objects take. */
export interface BrandKit {
  /** The address of a picture of the library, '' for none. */
  readonly logo: string;
  readonly palette: BrandPalette;
  /** One family for what is large, one for what is read. */
  readonly fonts: { readonly heading: string; readonly body: string };
  readonly corners: CornerStyle;
}

/** An organisation's kit, and those that it had before. */
export interface Brand {
  /** Null where none is saved: everything is as the specification has it. */
  readonly kit: BrandKit | null;
  /** Newest first, without `kit`: what screens may still wear. */
  readonly former: readonly BrandKit[];
  /** Of the kit (D22). */
  readonly saved: Revision;
}

/** Kits that are remembered after another has taken their place. */
export const MOST_FORMER_BRANDS = 5;

/** An organisation whose kit nobody has saved. */
export const NO_BRAND: Brand = {
  kit: null,
  former: [],
  saved: { revision: 0, savedBy: '', savedAt: null },
};

/** The brand of an organisation that a page was given: one read by a shell of an earlier release has none. */
export const brandOf = ({ brand }: { readonly brand?: Brand | undefined }): Brand =>
  brand ?? NO_BRAND;

/** The former kits once `next` has taken the place of `kit`. */
export function formerBrands(
  { kit, former }: Pick<Brand, 'kit' | 'former'>,
  next: BrandKit | null,
): readonly BrandKit[] {
  const written = (one: BrandKit | null): string => JSON.stringify(one);
  const seen = new Set([written(next)]);
  return [...(kit === null ? [] : [kit]), ...former]
    .filter((one) => {
      const isNew = !seen.has(written(one));
      seen.add(written(one));
      return isNew;
    })
    .slice(0, MOST_FORMER_BRANDS);
}

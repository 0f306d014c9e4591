import type { CatalogueFamily } from 'screen-player/fonts';
import type { UploadedFamily } from 'shared-kernel/model';

export interface FontOption {
  readonly family: string;
  /** What to know before choosing it; '' for nothing. */
  readonly note: string;
}

export interface FontGroup {
  readonly name: string;
  readonly options: readonly FontOption[];
}

/** What of `screen-player/fonts` is asked. */
export interface Fonts {
  readonly FONT_CATALOGUE: readonly CatalogueFamily[];
  readonly FONT_CATEGORIES: Readonly<Record<CatalogueFamily['category'], string>>;
  readonly noteOnFamily: (family: string, uploads?: readonly UploadedFamily[]) => string;
}

const FALLBACK = 'Arial';

/**
 * The families to choose from [D269]: those of the organisation, its uploads among them [S115], and Arial (spec §9), with a
 * stored one that is neither; then the catalogue by category, where it is there.
 */
export function fontGroups(
  preferred: readonly string[],
  value: string | null,
  fonts: Fonts | null,
  uploads: readonly UploadedFamily[] = [],
): readonly FontGroup[] {
  const catalogue = fonts?.FONT_CATALOGUE ?? [];
  const isStray = value !== null && !catalogue.some(({ name }) => name === value);
  const first = [...new Set([...preferred, FALLBACK, ...(isStray ? [value] : [])])];
  const option = (family: string): FontOption => ({
    family,
    note: fonts?.noteOnFamily(family, uploads) ?? '',
  });
  const groups = Object.entries(fonts?.FONT_CATEGORIES ?? {}).map(([category, name]) => ({
    name,
    options: catalogue
      .filter((one) => one.category === category && !first.includes(one.name))
      .map((one) => option(one.name)),
  }));
  return [{ name: 'Your organisation’s', options: first.map(option) }, ...groups].filter(
    ({ options }) => options.length > 0,
  );
}

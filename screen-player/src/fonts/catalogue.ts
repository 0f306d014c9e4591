import type { FontCategory } from './storedFamily';
import { STORED_FAMILIES } from './storedFamilies';

export type FontScript = 'latin' | 'cyrillic' | 'greek' | 'arabic';

/** A family that comes with the product. */
export interface CatalogueFamily {
  readonly name: string;
  readonly category: FontCategory;
  /** What it has letters for. */
  readonly scripts: readonly FontScript[];
}

const SCRIPTS: readonly FontScript[] = ['latin', 'cyrillic', 'greek', 'arabic'];

/** In the order of their names. */
export const FONT_CATALOGUE: readonly CatalogueFamily[] = STORED_FAMILIES.map(
  ({ name, category, files }) => ({
    name,
    category,
    scripts: SCRIPTS.filter((script) =>
      Object.keys(files).some((part) => part.startsWith(`${script}-`)),
    ),
  }),
);

/** As staff read it, in the order in which they are offered. */
export const FONT_CATEGORIES = {
  'sans-serif': 'Sans-serif',
  serif: 'Serif',
  display: 'Display',
  handwriting: 'Handwriting',
  monospace: 'Monospace',
} as const satisfies Record<FontCategory, string>;

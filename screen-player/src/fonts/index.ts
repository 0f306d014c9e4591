/** What staff's pages choose fonts by; what players load is `bringFonts` alone. */
export { adoptFamily } from './adoptFamily';
export { adoptUploads } from './adoptUploads';
export { FONT_CATALOGUE, FONT_CATEGORIES } from './catalogue';
export type { CatalogueFamily, FontScript } from './catalogue';
export { noteOnFamily } from './noteOnFamily';
export type { FontCategory } from './storedFamily';

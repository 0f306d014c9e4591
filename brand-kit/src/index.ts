export { dressedNew, inkOn } from './dress/dressedNew';
export { CORNER_RADII } from './dress/kitLook';
export { redressed, redressedFrom } from './dress/redressed';
export { kitSchemes, paletteOfKit, paletteOfOrganisation } from './palette/kitSchemes';
export type { KitSchemes } from './palette/kitSchemes';
export { paletteOf } from './palette/paletteOf';
export type { Palette } from './palette/paletteOf';
export type { Scheme } from './palette/schemes';

/** Reading colours and judging them, over culori: for the page that edits a kit alone. */
export { colourPairs, NEEDED, ratioOf } from './colourPairs';
export type { ColourPair } from './colourPairs';
export { nearestPassing } from './nearestPassing';
export { pictureColours } from './pictureColours';
export type { PictureColour } from './pictureColours';
export { proposedPalette } from './proposedPalette';

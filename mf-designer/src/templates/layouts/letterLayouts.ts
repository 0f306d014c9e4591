import type { Slot } from './slot';

/** Thanks in the largest letters, the name under it, a mark of colour, a few words and who writes them. */
export const LETTER = {
  thanks: {
    mobilePortrait: [9, 8, 86, 90, 90],
    mobileLandscape: [9, 9, 46, 56, 56],
    tabletPortrait: [12, 10, 84, 140, 140],
    tabletLandscape: [12, 7, 86, 120, 120],
    desktopLandscape: [13, 7, 86, 140, 140],
  },
  name: {
    mobilePortrait: [37, 8, 86, 56],
    mobileLandscape: [42, 9, 44, 48],
    tabletPortrait: [42.5, 10, 84, 90],
    tabletLandscape: [34, 7, 86, 80],
    desktopLandscape: [38, 7, 86, 90],
  },
  mark: {
    mobilePortrait: [48, 8, 18, 6, 6],
    mobileLandscape: [61, 9, 10, 6, 6],
    tabletPortrait: [54, 10, 14, 8, 8],
    tabletLandscape: [51, 7, 10, 8, 8],
    desktopLandscape: [57, 7, 8, 8, 8],
  },
  words: {
    mobilePortrait: [52, 8, 84, 24, 34],
    mobileLandscape: [11, 58, 39, 22, 30],
    tabletPortrait: [57.5, 10, 76, 32, 44],
    tabletLandscape: [55, 7, 68, 28, 38],
    desktopLandscape: [61, 7, 60, 36, 46],
  },
  signature: {
    mobilePortrait: [77, 8, 86, 18, 26],
    mobileLandscape: [62, 58, 39, 16, 22],
    tabletPortrait: [79, 10, 76, 24, 34],
    tabletLandscape: [74, 7, 68, 20, 28],
    desktopLandscape: [79.5, 7, 60, 24, 32],
  },
} as const satisfies Record<string, Slot>;

import type { Slot } from './slot';

/** Thanks in the largest letters, the name under it, a mark of colour, a few words and who writes them. */
export const LETTER = {
  panel: {
    mobilePortrait: [0, 0, 100, 56, 64],
    mobileLandscape: [0, 0, 60, 140, 200],
    tabletPortrait: [0, 0, 100, 72, 80],
    tabletLandscape: [0, 0, 60, 140, 200],
    desktopLandscape: [0, 0, 60, 140, 200],
  },
  thanks: {
    mobilePortrait: [8, 8, 86, 72, 72],
    mobileLandscape: [8, 9, 49, 56],
    tabletPortrait: [9, 10, 84, 120, 120],
    tabletLandscape: [11, 7, 52, 90],
    desktopLandscape: [12, 7, 52, 110],
  },
  name: {
    mobilePortrait: [31, 8, 86, 56],
    mobileLandscape: [25, 9, 49, 40],
    tabletPortrait: [35.5, 10, 84, 90],
    tabletLandscape: [28, 7, 52, 72],
    desktopLandscape: [33, 7, 52, 90],
  },
  mark: {
    mobilePortrait: [42, 8, 18, 6, 6],
    mobileLandscape: [39.5, 9, 9, 6, 6],
    tabletPortrait: [48, 10, 14, 8, 8],
    tabletLandscape: [44, 7, 9, 8, 8],
    desktopLandscape: [51.5, 7, 7, 8, 8],
  },
  words: {
    mobilePortrait: [45.5, 8, 84, 20, 28],
    mobileLandscape: [44, 9, 46, 16, 22],
    tabletPortrait: [51.5, 10, 78, 28, 36],
    tabletLandscape: [49, 7, 50, 24, 32],
    desktopLandscape: [56.5, 7, 48, 28, 36],
  },
  signature: {
    mobilePortrait: [60, 8, 84, 16, 22],
    mobileLandscape: [62.5, 9, 46, 12, 16],
    tabletPortrait: [66, 10, 78, 20, 28],
    tabletLandscape: [71, 7, 50, 18, 24],
    desktopLandscape: [76, 7, 48, 20, 28],
  },
} as const satisfies Record<string, Slot>;

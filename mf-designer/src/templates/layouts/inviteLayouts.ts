import type { Slot } from './slot';

/** A headline, why, and where to press. */
export const INVITE = {
  panel: {
    mobilePortrait: [0, 0, 100, 56, 64],
    mobileLandscape: [0, 0, 60, 140, 200],
    tabletPortrait: [0, 0, 100, 72, 80],
    tabletLandscape: [0, 0, 60, 140, 200],
    desktopLandscape: [0, 0, 60, 140, 200],
  },
  headline: {
    mobilePortrait: [8, 8, 86, 64, 72],
    mobileLandscape: [8, 9, 48, 40, 48],
    tabletPortrait: [10, 10, 84, 110, 120],
    tabletLandscape: [11, 7, 50, 80, 90],
    desktopLandscape: [13, 7, 44, 90, 100],
  },
  words: {
    mobilePortrait: [42, 8, 84, 20, 28],
    mobileLandscape: [36.5, 9, 46, 18, 24],
    tabletPortrait: [49, 10, 76, 28, 36],
    tabletLandscape: [43, 7, 48, 28, 36],
    desktopLandscape: [49, 7, 46, 32, 40],
  },
  share: {
    mobilePortrait: [55, 8, 84, 16, 22],
    mobileLandscape: [58, 9, 46, 14, 20],
    tabletPortrait: [62, 10, 74, 20, 28],
    tabletLandscape: [66, 7, 48, 20, 28],
    desktopLandscape: [74, 7, 46, 20, 28],
  },
} as const satisfies Record<string, Slot>;

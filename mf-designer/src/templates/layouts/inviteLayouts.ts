import type { Slot } from './slot';

/** A headline, why, and where to press. */
export const INVITE = {
  headline: {
    mobilePortrait: [12, 8, 86, 72, 80],
    mobileLandscape: [12, 9, 44, 56, 64],
    tabletPortrait: [14, 10, 84, 90, 100],
    tabletLandscape: [13, 7, 86, 80],
    desktopLandscape: [15, 7, 86, 100],
  },
  words: {
    mobilePortrait: [52, 8, 80, 24, 34],
    mobileLandscape: [12, 57, 40, 22, 30],
    tabletPortrait: [53, 10, 74, 36, 48],
    tabletLandscape: [44, 7, 66, 32, 42],
    desktopLandscape: [52, 7, 58, 40, 52],
  },
  share: {
    mobilePortrait: [73, 8, 84, 16, 24],
    mobileLandscape: [54, 57, 40, 14, 20],
    tabletPortrait: [72, 10, 74, 20, 28],
    tabletLandscape: [67, 7, 66, 20, 28],
    desktopLandscape: [79, 7, 58, 24, 32],
  },
} as const satisfies Record<string, Slot>;

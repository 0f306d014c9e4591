import type { Slot } from './slot';

/** A date on the right, beside a stripe along the edge. Horizontal counts from the right. */
export const MILESTONE = {
  stripe: {
    mobilePortrait: [0, 0, 4, 140, 200],
    mobileLandscape: [0, 0, 2, 140, 200],
    tabletPortrait: [0, 0, 4, 140, 200],
    tabletLandscape: [0, 0, 3, 140, 200],
    desktopLandscape: [0, 0, 3, 140, 200],
  },
  lead: {
    mobilePortrait: [13, 10, 84, 36, 40],
    mobileLandscape: [9, 7, 80, 28, 36],
    tabletPortrait: [14, 11, 78, 56, 64],
    tabletLandscape: [16, 9, 80, 48, 56],
    desktopLandscape: [17, 8, 80, 64, 72],
  },
  figure: {
    mobilePortrait: [22, 9, 86, 72],
    mobileLandscape: [24, 7, 84, 100],
    tabletPortrait: [23, 11, 82, 120],
    tabletLandscape: [30, 9, 85, 140],
    desktopLandscape: [33, 8, 84, 140],
  },
  closing: {
    mobilePortrait: [38, 10, 80, 24, 32],
    mobileLandscape: [56, 7, 70, 20, 28],
    tabletPortrait: [39, 11, 66, 36, 48],
    tabletLandscape: [62, 9, 60, 28, 36],
    desktopLandscape: [65, 8, 50, 36, 48],
  },
} as const satisfies Record<string, Slot>;

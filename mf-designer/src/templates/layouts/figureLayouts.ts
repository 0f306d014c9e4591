import type { Slot } from './slot';

/** One figure, what leads to it, and what it means. */
interface FigureLayouts {
  readonly lead: Slot;
  readonly figure: Slot;
  readonly closing: Slot;
}

/** The figure above a horizon, its meaning below; side by side where the stage is wide. */
export const SPLIT = {
  lead: {
    mobilePortrait: [11, 8, 84, 40, 48],
    mobileLandscape: [14, 9, 42, 32, 36],
    tabletPortrait: [13, 10, 80, 48, 56],
    tabletLandscape: [18, 7, 48, 56, 64],
    desktopLandscape: [20, 7, 50, 64, 72],
  },
  figure: {
    mobilePortrait: [27, 8, 88, 120],
    mobileLandscape: [38, 9, 44, 100],
    tabletPortrait: [26, 10, 85, 140],
    tabletLandscape: [40, 7, 50, 140],
    desktopLandscape: [44, 7, 52, 140],
  },
  block: {
    mobilePortrait: [50, 0, 100, 140, 200],
    mobileLandscape: [0, 55, 45, 140, 200],
    tabletPortrait: [50, 0, 100, 140, 200],
    tabletLandscape: [0, 58, 42, 140, 200],
    desktopLandscape: [0, 60, 40, 140, 200],
  },
  closing: {
    mobilePortrait: [56, 8, 84, 24, 32],
    mobileLandscape: [13, 60, 36, 20, 28],
    tabletPortrait: [56, 10, 78, 36, 48],
    tabletLandscape: [14, 63, 32, 32, 40],
    desktopLandscape: [14, 65, 29, 36, 40],
  },
} as const satisfies FigureLayouts & { readonly block: Slot };

/** The figure stands first, alone above a line and its words. */
export const FIGURE_FIRST = {
  figure: {
    mobilePortrait: [7, 8, 86, 140, 140],
    mobileLandscape: [7, 9, 48, 90, 90],
    tabletPortrait: [9, 10, 80, 140, 140],
    tabletLandscape: [10, 7, 50, 140, 140],
    desktopLandscape: [12, 7, 50, 140, 140],
  },
  line: {
    mobilePortrait: [32, 8, 20, 6, 6],
    mobileLandscape: [34, 9, 12, 6, 6],
    tabletPortrait: [26.5, 10, 16, 8, 8],
    tabletLandscape: [36, 7, 12, 8, 8],
    desktopLandscape: [38, 7, 10, 8, 8],
  },
  lead: {
    mobilePortrait: [36, 8, 86, 36, 40],
    mobileLandscape: [38.5, 9, 50, 24, 28],
    tabletPortrait: [29.5, 10, 80, 64, 72],
    tabletLandscape: [40, 7, 50, 40, 48],
    desktopLandscape: [42, 7, 52, 56, 64],
  },
  closing: {
    mobilePortrait: [58, 8, 84, 20, 28],
    mobileLandscape: [57, 9, 50, 16, 22],
    tabletPortrait: [55, 10, 74, 28, 40],
    tabletLandscape: [62, 7, 50, 24, 32],
    desktopLandscape: [68, 7, 50, 28, 36],
  },
} as const satisfies FigureLayouts & { readonly line: Slot };

/** Everything on the middle axis. */
export const CENTRED = {
  lead: {
    mobilePortrait: [17, 8, 84, 40, 48],
    mobileLandscape: [9, 14, 72, 28, 36],
    tabletPortrait: [20, 10, 80, 64, 72],
    tabletLandscape: [13, 15, 70, 56, 64],
    desktopLandscape: [14, 20, 60, 64, 72],
  },
  figure: {
    mobilePortrait: [31, 5, 90, 120],
    mobileLandscape: [24, 10, 80, 100],
    tabletPortrait: [34, 5, 90, 140],
    tabletLandscape: [29, 6, 88, 140],
    desktopLandscape: [32, 6, 88, 140],
  },
  closing: {
    mobilePortrait: [52, 8, 84, 24, 32],
    mobileLandscape: [57, 16, 68, 20, 28],
    tabletPortrait: [56, 12, 76, 36, 48],
    tabletLandscape: [60, 20, 60, 32, 40],
    desktopLandscape: [66, 26, 48, 36, 40],
  },
} as const satisfies FigureLayouts;

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
    mobilePortrait: [12, 8, 84, 36, 44],
    mobileLandscape: [14, 9, 40, 28, 36],
    tabletPortrait: [14, 10, 80, 56, 64],
    tabletLandscape: [20, 7, 46, 48, 56],
    desktopLandscape: [22, 7, 48, 64, 72],
  },
  figure: {
    mobilePortrait: [29, 8, 86, 110],
    mobileLandscape: [40, 9, 43, 90],
    tabletPortrait: [28, 10, 84, 140],
    tabletLandscape: [42, 7, 48, 120],
    desktopLandscape: [45, 7, 50, 140],
  },
  block: {
    mobilePortrait: [54, 0, 100, 140, 200],
    mobileLandscape: [0, 55, 45, 140, 200],
    tabletPortrait: [53, 0, 100, 140, 200],
    tabletLandscape: [0, 58, 42, 140, 200],
    desktopLandscape: [0, 60, 40, 140, 200],
  },
  closing: {
    mobilePortrait: [60, 8, 82, 24, 34],
    mobileLandscape: [16, 60, 35, 22, 30],
    tabletPortrait: [59, 10, 74, 36, 48],
    tabletLandscape: [22, 63, 31, 32, 42],
    desktopLandscape: [24, 65, 29, 40, 52],
  },
} as const satisfies FigureLayouts & { readonly block: Slot };

/** The figure stands first, alone above a line and its words. */
export const FIGURE_FIRST = {
  figure: {
    mobilePortrait: [14, 8, 86, 140],
    mobileLandscape: [12, 9, 34, 140],
    tabletPortrait: [18, 10, 80, 140],
    tabletLandscape: [25, 7, 38, 140],
    desktopLandscape: [28, 7, 36, 140],
  },
  line: {
    mobilePortrait: [40, 8, 84, 6, 6],
    mobileLandscape: [58, 9, 34, 6, 6],
    tabletPortrait: [37, 10, 80, 8, 8],
    tabletLandscape: [55, 7, 38, 8, 8],
    desktopLandscape: [58, 7, 36, 8, 8],
  },
  lead: {
    mobilePortrait: [44, 8, 86, 36, 44],
    mobileLandscape: [13, 50, 46, 28, 36],
    tabletPortrait: [41, 10, 80, 56, 64],
    tabletLandscape: [25, 51, 44, 48, 56],
    desktopLandscape: [27, 51, 42, 64, 72],
  },
  closing: {
    mobilePortrait: [67, 8, 80, 22, 32],
    mobileLandscape: [46, 50, 46, 20, 28],
    tabletPortrait: [63, 10, 70, 32, 44],
    tabletLandscape: [56, 51, 42, 28, 38],
    desktopLandscape: [64, 51, 38, 32, 44],
  },
} as const satisfies FigureLayouts & { readonly line: Slot };

/** Everything on the middle axis. */
export const CENTRED = {
  lead: {
    mobilePortrait: [19, 8, 84, 36, 44],
    mobileLandscape: [9, 14, 72, 28, 36],
    tabletPortrait: [22, 10, 80, 56, 64],
    tabletLandscape: [14, 15, 70, 48, 56],
    desktopLandscape: [14, 20, 60, 64, 72],
  },
  figure: {
    mobilePortrait: [34, 6, 88, 110],
    mobileLandscape: [24, 10, 80, 100],
    tabletPortrait: [36, 6, 88, 140],
    tabletLandscape: [29, 6, 88, 140],
    desktopLandscape: [32, 6, 88, 140],
  },
  closing: {
    mobilePortrait: [56, 10, 80, 24, 34],
    mobileLandscape: [57, 16, 68, 20, 28],
    tabletPortrait: [57, 16, 68, 36, 48],
    tabletLandscape: [61, 20, 60, 28, 38],
    desktopLandscape: [66, 26, 48, 36, 48],
  },
} as const satisfies FigureLayouts;

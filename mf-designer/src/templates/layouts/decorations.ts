import type { Slot } from './slot';

/** Three steps that rise to the right, down to the lower edge of the stage. */
export const STAIRS: readonly Slot[] = [
  {
    mobilePortrait: [91, 0, 100, 140, 200],
    mobileLandscape: [74, 64, 36, 140, 200],
    tabletPortrait: [90, 0, 100, 140, 200],
    tabletLandscape: [74, 64, 36, 140, 200],
    desktopLandscape: [74, 64, 36, 140, 200],
  },
  {
    mobilePortrait: [83, 34, 66, 140, 200],
    mobileLandscape: [47, 76, 24, 140, 200],
    tabletPortrait: [82, 34, 66, 140, 200],
    tabletLandscape: [47, 76, 24, 140, 200],
    desktopLandscape: [47, 76, 24, 140, 200],
  },
  {
    mobilePortrait: [75, 67, 33, 140, 200],
    mobileLandscape: [20, 88, 12, 140, 200],
    tabletPortrait: [74, 67, 33, 140, 200],
    tabletLandscape: [20, 88, 12, 140, 200],
    desktopLandscape: [20, 88, 12, 140, 200],
  },
];

/** Bars that grow, as of a chart, in the lower part of the field beside or below a figure. */
export const BARS: readonly Slot[] = [0, 1, 2, 3, 4].map((bar) => ({
  mobilePortrait: [95 - bar * 3, 8 + bar * 17.5, 14, 140, 200],
  mobileLandscape: [88 - bar * 9, 60 + bar * 7.2, 5.6, 140, 200],
  tabletPortrait: [95 - bar * 4, 10 + bar * 16.5, 14, 140, 200],
  tabletLandscape: [88 - bar * 9, 63 + bar * 6.4, 5, 140, 200],
  desktopLandscape: [88 - bar * 9, 65 + bar * 6, 4.6, 140, 200],
}));

/** A sheet of paper that comes up from the lower edge. */
export const SHEET: Slot = {
  mobilePortrait: [71, 8, 84, 140, 200],
  mobileLandscape: [16, 64, 30, 140, 200],
  tabletPortrait: [70, 10, 80, 140, 200],
  tabletLandscape: [16, 64, 29, 140, 200],
  desktopLandscape: [16, 65, 28, 140, 200],
};

/** How long the names on the sheet are, in parts of its width. */
const NAMES = [0.6, 0.42, 0.7, 0.5, 0.64] as const;

/** Names on the sheet, a line each. */
export const SIGNATURES: readonly Slot[] = NAMES.map((length, line) => ({
  mobilePortrait: [75.5 + line * 5, 14, 72 * length, 6, 6],
  mobileLandscape: [27 + line * 14, 67, 24 * length, 6, 6],
  tabletPortrait: [75 + line * 5, 16, 68 * length, 8, 8],
  tabletLandscape: [27 + line * 14, 67, 23 * length, 8, 8],
  desktopLandscape: [27 + line * 14, 68, 22 * length, 8, 8],
}));

/** The squares of one row, from left to right. */
export const DAYS: readonly Slot[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  mobilePortrait: [72, 10 + day * 12, 8, 28, 32],
  mobileLandscape: [80, 29 + day * 6, 4, 28, 32],
  tabletPortrait: [74, 12 + day * 11.3, 8, 48, 56],
  tabletLandscape: [81, 29 + day * 6, 4, 36, 40],
  desktopLandscape: [87.5, 32 + day * 5.25, 4, 48, 56],
}));

/** Bars from the left edge, each longer than the one above. */
export const GROWTH: readonly Slot[] = [0, 1, 2, 3].map((bar) => ({
  mobilePortrait: [58 + bar * 9, 0, 14 + bar * bar * 7, 40, 48],
  mobileLandscape: [76 + bar * 6, 0, 8 + bar * bar * 6, 12, 12],
  tabletPortrait: [58 + bar * 9, 0, 14 + bar * bar * 7, 56, 64],
  tabletLandscape: [79 + bar * 5, 0, 8 + bar * bar * 6, 20, 24],
  desktopLandscape: [80 + bar * 5, 0, 8 + bar * bar * 6, 20, 24],
}));

const COLUMNS = 5;

/** Many small squares in rows, like a crowd seen from above. */
export const CROWD: readonly Slot[] = Array.from({ length: 2 * COLUMNS }, (_, index) => {
  const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
  return {
    mobilePortrait: [80 + row * 8, 8 + column * 17.5, 14, 40, 48],
    mobileLandscape: [62 + row * 18, 60 + column * 7.2, 5.6, 32, 36],
    tabletPortrait: [80 + row * 9, 10 + column * 16.5, 14, 64, 72],
    tabletLandscape: [62 + row * 15, 63 + column * 6.4, 5, 48, 48],
    desktopLandscape: [62 + row * 16, 65 + column * 6, 4.6, 56, 64],
  };
});

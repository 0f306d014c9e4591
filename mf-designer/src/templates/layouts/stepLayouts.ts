import type { Slot } from './slot';

interface StepLayouts {
  readonly number: Slot;
  readonly words: Slot;
}

/** A headline and three numbered things to do: in rows where there is height, in columns where there is width. */
export const HEADLINE: Slot = {
  mobilePortrait: [9, 8, 86, 56, 60],
  mobileLandscape: [9, 9, 86, 56],
  tabletPortrait: [12, 10, 84, 80],
  tabletLandscape: [12, 7, 86, 90],
  desktopLandscape: [14, 7, 86, 110],
};

export const STEPS: readonly StepLayouts[] = [
  {
    number: {
      mobilePortrait: [34, 8, 14, 48],
      mobileLandscape: [32, 9, 10, 40],
      tabletPortrait: [40, 10, 12, 72],
      tabletLandscape: [40, 7, 12, 64],
      desktopLandscape: [44, 7, 12, 80],
    },
    words: {
      mobilePortrait: [35, 24, 70, 22, 30],
      mobileLandscape: [47, 9, 25, 18, 26],
      tabletPortrait: [41, 25, 64, 32, 42],
      tabletLandscape: [54, 7, 25, 24, 34],
      desktopLandscape: [60, 7, 24, 32, 42],
    },
  },
  {
    number: {
      mobilePortrait: [50, 8, 14, 48],
      mobileLandscape: [32, 39, 10, 40],
      tabletPortrait: [54, 10, 12, 72],
      tabletLandscape: [40, 38, 12, 64],
      desktopLandscape: [44, 38, 12, 80],
    },
    words: {
      mobilePortrait: [51, 24, 70, 22, 30],
      mobileLandscape: [47, 39, 25, 18, 26],
      tabletPortrait: [55, 25, 64, 32, 42],
      tabletLandscape: [54, 38, 25, 24, 34],
      desktopLandscape: [60, 38, 24, 32, 42],
    },
  },
  {
    number: {
      mobilePortrait: [66, 8, 14, 48],
      mobileLandscape: [32, 69, 10, 40],
      tabletPortrait: [68, 10, 12, 72],
      tabletLandscape: [40, 69, 12, 64],
      desktopLandscape: [44, 69, 12, 80],
    },
    words: {
      mobilePortrait: [67, 24, 70, 22, 30],
      mobileLandscape: [47, 69, 27, 18, 26],
      tabletPortrait: [69, 25, 64, 32, 42],
      tabletLandscape: [54, 69, 25, 24, 34],
      desktopLandscape: [60, 69, 24, 32, 42],
    },
  },
];

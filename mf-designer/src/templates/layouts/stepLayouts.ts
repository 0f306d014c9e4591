import type { Slot } from './slot';

interface StepLayouts {
  readonly block: Slot;
  readonly number: Slot;
  readonly words: Slot;
}

/** A headline above three fields of colour. */
export const HEADLINE: Slot = {
  mobilePortrait: [8, 8, 86, 48],
  mobileLandscape: [8, 9, 86, 56],
  tabletPortrait: [11, 10, 84, 72],
  tabletLandscape: [11, 7, 86, 90],
  desktopLandscape: [13, 7, 86, 120],
};

/** Three numbered things to do: in rows where there is height, in columns where there is width. */
export const STEPS: readonly StepLayouts[] = [
  {
    block: {
      mobilePortrait: [32, 0, 100, 140, 200],
      mobileLandscape: [29, 0, 36, 140, 200],
      tabletPortrait: [36, 0, 100, 140, 200],
      tabletLandscape: [36, 0, 34, 140, 200],
      desktopLandscape: [40, 0, 34, 140, 200],
    },
    number: {
      mobilePortrait: [35.5, 8, 14, 64],
      mobileLandscape: [32, 9, 12, 48],
      tabletPortrait: [39.5, 10, 14, 90],
      tabletLandscape: [39, 7, 12, 72],
      desktopLandscape: [44, 7, 12, 90],
    },
    words: {
      mobilePortrait: [36.5, 26, 66, 22, 28],
      mobileLandscape: [48, 9, 24, 18, 24],
      tabletPortrait: [41, 27, 60, 32, 40],
      tabletLandscape: [53.5, 7, 24, 24, 32],
      desktopLandscape: [62, 7, 24, 28, 36],
    },
  },
  {
    block: {
      mobilePortrait: [50, 0, 100, 140, 200],
      mobileLandscape: [29, 36, 32, 140, 200],
      tabletPortrait: [54, 0, 100, 140, 200],
      tabletLandscape: [36, 34, 33, 140, 200],
      desktopLandscape: [40, 34, 33, 140, 200],
    },
    number: {
      mobilePortrait: [53.5, 8, 14, 64],
      mobileLandscape: [32, 39, 12, 48],
      tabletPortrait: [57.5, 10, 14, 90],
      tabletLandscape: [39, 38, 12, 72],
      desktopLandscape: [44, 38, 12, 90],
    },
    words: {
      mobilePortrait: [54.5, 26, 66, 22, 28],
      mobileLandscape: [48, 39, 26, 18, 24],
      tabletPortrait: [59, 27, 60, 32, 40],
      tabletLandscape: [53.5, 38, 25, 24, 32],
      desktopLandscape: [62, 38, 25, 28, 36],
    },
  },
  {
    block: {
      mobilePortrait: [68, 0, 100, 140, 200],
      mobileLandscape: [29, 68, 32, 140, 200],
      tabletPortrait: [72, 0, 100, 140, 200],
      tabletLandscape: [36, 67, 33, 140, 200],
      desktopLandscape: [40, 67, 33, 140, 200],
    },
    number: {
      mobilePortrait: [70.5, 8, 14, 64],
      mobileLandscape: [32, 71, 12, 48],
      tabletPortrait: [74, 10, 14, 90],
      tabletLandscape: [39, 71, 12, 72],
      desktopLandscape: [44, 71, 12, 90],
    },
    words: {
      mobilePortrait: [71.5, 26, 66, 22, 28],
      mobileLandscape: [48, 71, 26, 18, 24],
      tabletPortrait: [75.5, 27, 60, 32, 40],
      tabletLandscape: [53.5, 71, 24, 24, 32],
      desktopLandscape: [62, 71, 24, 28, 36],
    },
  },
];

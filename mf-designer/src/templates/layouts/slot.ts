import { DEVICE_PRESETS, VIEWS, type Layout, type View } from 'shared-kernel/model';

import { fittedSize, fontOf } from './fittedSize';

/** A place for one item in all views: designed for each of them, not scaled. */
export type Slot = Readonly<Record<View, Place>>;

/** Percent of the stage, and the font size in CSS pixels, of a figure the largest; last the line height, where it matters. */
export type Place = readonly [
  top: number,
  horizontal: number,
  width: number,
  fontSizePx: number,
  lineHeightPx?: number,
];

type Layouts = Record<View, Layout>;

/** Layouts for text that may take several lines. */
export const layoutsOf = (slot: Slot): Layouts =>
  eachView((view) => layout(slot[view], slot[view][3]));

/** Layouts for what must not be broken: each text on one line, on the smallest device of each view. */
export const fittedLayouts = (slot: Slot, unbroken: readonly string[]): Layouts =>
  eachView((view) => {
    const [, , width, most] = slot[view];
    const widthPx = (width / 100) * DEVICE_PRESETS[view].small.width;
    return layout(slot[view], fittedSize(most, widthPx, unbroken));
  });

/** Layouts for a headline: all of it on one line where the stage is wide, else broken into these lines. */
export const headlineLayouts = (slot: Slot, lines: readonly string[]): Layouts => ({
  ...fittedLayouts(slot, [lines.join(' ')]),
  ...portraitOf(fittedLayouts(slot, lines)),
});

const portraitOf = ({ mobilePortrait, tabletPortrait }: Layouts) => ({
  mobilePortrait,
  tabletPortrait,
});

const layout = ([top, horizontal, maxWidth, , lineHeight]: Place, size: number): Layout => ({
  maxWidth: tenths(maxWidth),
  position: { top: tenths(top), horizontal: tenths(horizontal) },
  font: lineHeight === undefined ? fontOf(size) : { size, lineHeight },
  padding: 0,
});

/** Percent as dragging leaves it [S6]. */
const tenths = (percent: number): number => Math.round(percent * 10) / 10;

const eachView = (layoutIn: (view: View) => Layout): Layouts => {
  const [mobilePortrait, mobileLandscape, tabletPortrait, tabletLandscape, desktopLandscape] =
    VIEWS;
  return {
    mobilePortrait: layoutIn(mobilePortrait),
    mobileLandscape: layoutIn(mobileLandscape),
    tabletPortrait: layoutIn(tabletPortrait),
    tabletLandscape: layoutIn(tabletLandscape),
    desktopLandscape: layoutIn(desktopLandscape),
  };
};

import { DEVICE_PRESETS, DEVICE_SIZES, VIEWS, type Box, type View } from 'shared-kernel/model';

/** In each view. */
export const eachView = <Made>(made: (view: View) => Made): Record<View, Made> =>
  Object.fromEntries(VIEWS.map((view) => [view, made(view)])) as Record<View, Made>;

/** Whether its stages stand upright. */
export const isHigh = (view: View): boolean =>
  view === 'mobilePortrait' || view === 'tabletPortrait';

/** What a view is drawn on. */
export const boxesOf = (view: View): readonly Box[] =>
  DEVICE_SIZES.map((size) => DEVICE_PRESETS[view][size]);

/** The device with the least room. */
export const smallBox = (view: View): Box => DEVICE_PRESETS[view].small;

/** Percent as dragging leaves it [S6]. */
export const tenths = (percent: number): number => Math.round(percent * 10) / 10;

import type { DeviceSize, View } from './view';

/** What people call the views and the devices of a view. */
export const VIEW_LABELS = {
  mobilePortrait: 'Mobile portrait',
  mobileLandscape: 'Mobile landscape',
  tabletPortrait: 'Tablet portrait',
  tabletLandscape: 'Tablet landscape',
  desktopLandscape: 'Desktop',
} as const satisfies Record<View, string>;

export const SIZE_LABELS = {
  popular: 'Popular',
  large: 'Large',
  small: 'Small',
} as const satisfies Record<DeviceSize, string>;

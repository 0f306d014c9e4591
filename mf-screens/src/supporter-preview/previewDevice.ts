import { DEVICE_PRESETS, type Box, type DeviceSize, type View } from 'shared-kernel/model';

/** On which device screens are looked at. */
export interface PreviewDevice {
  readonly view: View;
  readonly size: DeviceSize;
}

/** How most supporters meet their screens. */
export const FIRST_DEVICE: PreviewDevice = { view: 'mobilePortrait', size: 'popular' };

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

export const boxOf = ({ view, size }: PreviewDevice): Box => DEVICE_PRESETS[view][size];

/** `390 × 844 pixels`. */
export const boxWords = ({ width, height }: Box): string =>
  `${String(width)} × ${String(height)} pixels`;

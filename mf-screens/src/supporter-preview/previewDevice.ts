import { DEVICE_PRESETS, type Box, type DeviceSize, type View } from 'shared-kernel/model';

/** On which device screens are looked at. */
export interface PreviewDevice {
  readonly view: View;
  readonly size: DeviceSize;
}

/** How most supporters meet their screens. */
export const FIRST_DEVICE: PreviewDevice = { view: 'mobilePortrait', size: 'popular' };

export const boxOf = ({ view, size }: PreviewDevice): Box => DEVICE_PRESETS[view][size];

/** `390 × 844 pixels`. */
export const boxWords = ({ width, height }: Box): string =>
  `${String(width)} × ${String(height)} pixels`;

import {
  DEVICE_PRESETS,
  type Box,
  type DeviceSize,
  type ItemId,
  type View,
} from 'shared-kernel/model';
import { atom } from 'jotai';

/** How this tab looks at the document. Nothing here is saved with the screen. */
export const viewAtom = atom<View>('mobilePortrait');

export const deviceSizeAtom = atom<DeviceSize>('popular');

/** The stage in CSS pixels of the device. */
export const stageBoxAtom = atom((get): Box => DEVICE_PRESETS[get(viewAtom)][get(deviceSizeAtom)]);

/** The items that a person was asked about before they are deleted (spec §5). */
export const pendingDeletionAtom = atom<readonly ItemId[]>([]);

import { viewFor } from 'evaluation';
import { DEVICE_PRESETS } from 'shared-kernel/model';
import type { Box, View } from 'shared-kernel/model';

import { fitScale } from '../stage/fitScale';

/** A device whose screen is shown as it is there, scaled as one to fit (D15). */
export interface StoryDevice {
  readonly view: View;
  /** CSS pixels of the device. */
  readonly box: Box;
}

/** How a story stands in its room. */
export interface StoryPlacement extends StoryDevice {
  /** What the stage is drawn at: 1 but for a stage that is larger than the room. */
  readonly scale: number;
}

/** [T2] The stage's box in CSS pixels and its view in a room, or the device's own, made smaller to fit. */
export function storyPlacement(room: Box, device: StoryDevice | null): StoryPlacement {
  if (device !== null) return { ...device, scale: fitScale(device.box, room) };
  const view = viewFor(room);
  const { popular, small } = DEVICE_PRESETS[view];
  const highest = Math.floor((room.width * popular.height) / popular.width);
  return roomyEnough(view, { width: room.width, height: Math.min(room.height, highest) }, small);
}

/**
 * A box with less room than the smallest device has that staff can look at is drawn larger, and shown smaller. One with
 * none at all stays: the player says so.
 */
function roomyEnough(view: View, box: Box, least: Box): StoryPlacement {
  const scale = fitScale(least, box);
  if (scale === 0) return { view, box, scale: 1 };
  return { view, box: { width: box.width / scale, height: box.height / scale }, scale };
}

import { DEVICE_PRESETS, DEVICE_SIZES } from 'shared-kernel/model';
import type { Box, View } from 'shared-kernel/model';

import { fitScale } from '../stage/fitScale';
import { chooseView } from './chooseView';

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

/** Smaller than this, nobody reads what was laid out for another device. */
const LEAST_SCALE = 0.5;

/**
 * [T2] The stage's box in CSS pixels and its view in a room, or the device's own, made smaller to fit. `viewport` is the
 * screen that people look at, which chooses the view: a column of a page is no device.
 */
export function storyPlacement(
  room: Box,
  device: StoryDevice | null,
  viewport: Box = room,
): StoryPlacement {
  if (device !== null) return { ...device, scale: fitScale(device.box, room) };
  const asOnScreen = placedAs(chooseView(viewport), room);
  return asOnScreen.scale < LEAST_SCALE ? placedAs(chooseView(room), room) : asOnScreen;
}

function placedAs(view: View, room: Box): StoryPlacement {
  const { small } = DEVICE_PRESETS[view];
  const devices = DEVICE_SIZES.map((size) => DEVICE_PRESETS[view][size]);
  const tallest = Math.max(...devices.map(({ width, height }) => height / width));
  const highest = Math.round(room.width * tallest);
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

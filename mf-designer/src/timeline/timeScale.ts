/** How much of a second can be told apart, so that the half seconds among the delay options can be dragged. */
const LEAST_PIXELS_PER_SECOND = 16;

/** Where a short screen would be drawn too large to be taken in. */
const MOST_PIXELS_PER_SECOND = 120;

/** Kept free behind the end marker for dragging it, and the last label of the ruler. */
const ROOM_BEHIND_PX = 48;

/** Kept free before the first moment, so that the playhead is seen whole there. */
export const TRACK_START = '8px';

/** An hour at the least scale. Longer screens are drawn smaller: browsers give up on wider boxes and thousands of labels. */
const MOST_TRACK_PX = 3_600 * LEAST_PIXELS_PER_SECOND;

/** As many pixels for a second as show the whole screen in the width, within what can be worked with. */
export const pixelsPerSecond = (endSeconds: number, widthPx: number): number =>
  Math.max(
    Math.min(LEAST_PIXELS_PER_SECOND, MOST_TRACK_PX / Math.max(1, endSeconds)),
    Math.min(MOST_PIXELS_PER_SECOND, (widthPx - ROOM_BEHIND_PX) / Math.max(1, endSeconds)),
  );

/** How wide everything is, in pixels. */
export const trackWidth = (endSeconds: number, scale: number, widthPx: number): number =>
  Math.max(widthPx, Math.ceil(endSeconds * scale) + ROOM_BEHIND_PX);

const TICK_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600] as const;
const LEAST_PIXELS_BETWEEN_LABELS = 48;
const LABEL_PX = 32;

/** Full seconds that bear a label. */
export function labelledSeconds(widthPx: number, scale: number): readonly number[] {
  const step =
    TICK_STEPS.find((seconds) => seconds * scale >= LEAST_PIXELS_BETWEEN_LABELS) ?? 3_600;
  const count = Math.floor(Math.max(0, widthPx - LABEL_PX) / (step * scale)) + 1;
  return Array.from({ length: count }, (_, index) => index * step);
}

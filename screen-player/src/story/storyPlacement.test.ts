import fc from 'fast-check';
import { viewFor } from 'shared-kernel/evaluation';
import { DEVICE_PRESETS, VIEWS } from 'shared-kernel/model';

import { storyPlacement } from './storyPlacement';

const anyLength = fc.integer({ min: 1, max: 4000 });

/** Boxes are whole pixels. */
const ROUNDING_PIXELS = 1;

it('[S2] a stage never leaves its room, is as wide as it, and never taller than its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box, scale } = storyPlacement({ width, height }, null);
      const { popular } = DEVICE_PRESETS[view];
      expect(scale).toBeLessThanOrEqual(1);
      expect(box.width * scale).toBeLessThanOrEqual(width + 1e-6);
      expect(box.width * scale).toBeGreaterThan(width - ROUNDING_PIXELS);
      expect(box.height * scale).toBeLessThanOrEqual(height + 1e-6);
      expect(box.height - ROUNDING_PIXELS).toBeLessThanOrEqual(
        (box.width * popular.height) / popular.width,
      );
    }),
  );
});

it('[S2] the view is the one that its place on the page asks for', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      expect(storyPlacement({ width, height }, null).view).toBe(viewFor({ width, height }));
    }),
  );
});

it('[S2] a stage has at least the room of the smallest device of its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box } = storyPlacement({ width, height }, null);
      const { small } = DEVICE_PRESETS[view];
      expect(box.width).toBeGreaterThanOrEqual(small.width);
      expect(box.height).toBeGreaterThanOrEqual(small.height);
    }),
  );
});

it.each([
  [
    { width: 320, height: 568 },
    { width: 376, height: 667 },
  ],
  [
    { width: 568, height: 320 },
    { width: 813, height: 375 },
  ],
  [
    { width: 1000, height: 900 },
    { width: 1000, height: 750 },
  ],
])('[S2] a place of %j has a stage of %j', (room, box) => {
  expect(storyPlacement(room, null).box).toEqual(box);
});

it.each(VIEWS)('[S2] a window as large as the popular %s is filled', (view) => {
  const { popular } = DEVICE_PRESETS[view];
  expect(storyPlacement(popular, null)).toEqual({ view, box: popular, scale: 1 });
});

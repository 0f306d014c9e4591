import fc from 'fast-check';
import { viewFor } from 'evaluation';
import { DEVICE_PRESETS, VIEWS } from 'shared-kernel/model';

import { storyPlacement } from './storyPlacement';

const anyLength = fc.integer({ min: 1, max: 4000 });

/** What a division and a multiplication may lose. */
const LOST = 1e-6;

it('[T2] a stage never leaves its room, is as wide as it, and never taller than its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box, scale } = storyPlacement({ width, height }, null);
      const { popular } = DEVICE_PRESETS[view];
      expect(scale).toBeLessThanOrEqual(1);
      expect(Math.abs(box.width * scale - width)).toBeLessThan(LOST);
      expect(box.height * scale).toBeLessThanOrEqual(height + LOST);
      expect(box.height / box.width).toBeLessThanOrEqual(popular.height / popular.width + LOST);
    }),
  );
});

it('[T2] the view is the one that its place on the page asks for', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      expect(storyPlacement({ width, height }, null).view).toBe(viewFor({ width, height }));
    }),
  );
});

it('[T2] a place without room has a stage without', () => {
  expect(storyPlacement({ width: 0, height: 600 }, null)).toMatchObject({
    box: { width: 0 },
    scale: 1,
  });
});

it('[T2] a stage has at least the room of the smallest device of its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box } = storyPlacement({ width, height }, null);
      fc.pre(box.height > 0);
      const { small } = DEVICE_PRESETS[view];
      expect(box.width).toBeGreaterThan(small.width - LOST);
      expect(box.height).toBeGreaterThan(small.height - LOST);
    }),
  );
});

it.each([
  [
    { width: 320, height: 568 },
    { width: 375.77, height: 667 },
  ],
  [
    { width: 568, height: 320 },
    { width: 812.98, height: 375 },
  ],
  [
    { width: 1000, height: 900 },
    { width: 1000, height: 750 },
  ],
])('[T2] a place of %j has a stage of %j', (room, box) => {
  const placed = storyPlacement(room, null).box;
  expect(placed.width).toBeCloseTo(box.width);
  expect(placed.height).toBeCloseTo(box.height);
});

it.each(VIEWS)('[T2] a window as large as the popular %s is filled', (view) => {
  const { popular } = DEVICE_PRESETS[view];
  expect(storyPlacement(popular, null)).toEqual({ view, box: popular, scale: 1 });
});

import fc from 'fast-check';
import { viewFor } from 'shared-kernel/evaluation';
import { DEVICE_PRESETS, VIEWS } from 'shared-kernel/model';

import { storyPlacement } from './storyPlacement';

const anyLength = fc.integer({ min: 1, max: 4000 });

it('[S2] a stage never leaves its room, is as wide as it, and never taller than its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box, scale } = storyPlacement({ width, height }, null);
      const { popular } = DEVICE_PRESETS[view];
      expect(scale).toBe(1);
      expect(box.width).toBe(width);
      expect(box.height).toBeLessThanOrEqual(height);
      expect(box.height / box.width).toBeLessThanOrEqual(popular.height / popular.width);
    }),
  );
});

it('[S2] the view is the one that its box asks for', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box } = storyPlacement({ width, height }, null);
      expect(viewFor(box)).toBe(view);
    }),
  );
});

it.each(VIEWS)('[S2] a window as large as the popular %s is filled', (view) => {
  const { popular } = DEVICE_PRESETS[view];
  expect(storyPlacement(popular, null)).toEqual({ view, box: popular, scale: 1 });
});

import fc from 'fast-check';
import { DEVICE_PRESETS, DEVICE_SIZES, VIEWS } from 'shared-kernel/model';

import { chooseView } from './chooseView';
import { storyPlacement } from './storyPlacement';

const anyLength = fc.integer({ min: 1, max: 4000 });

/** What a division and a multiplication may lose. */
const LOST = 1e-6;

it('[T2] a stage never leaves its room, is as wide as it, and never taller than its view', () => {
  fc.assert(
    fc.property(anyLength, anyLength, (width, height) => {
      const { view, box, scale } = storyPlacement({ width, height }, null);
      const devices = DEVICE_SIZES.map((device) => DEVICE_PRESETS[view][device]);
      const tallest = Math.max(...devices.map((device) => device.height / device.width));
      expect(scale).toBeLessThanOrEqual(1);
      expect(Math.abs(box.width * scale - width)).toBeLessThan(LOST);
      expect(box.height * scale).toBeLessThanOrEqual(height + LOST);
      expect(box.height).toBeLessThanOrEqual(box.width * tallest + 1 / scale);
    }),
  );
});

describe('[T2] the view', () => {
  it.each(VIEWS.flatMap((view) => DEVICE_SIZES.map((size) => [view, size] as const)))(
    'of a window of %s %s is its own',
    (view, size) => {
      expect(chooseView(DEVICE_PRESETS[view][size])).toBe(view);
    },
  );

  it.each([
    ['a phone, its address bar shown', [390, 664], 'mobilePortrait'],
    ['a small phone', [320, 568], 'mobilePortrait'],
    ['a phone held sideways, its address bar shown', [844, 320], 'mobileLandscape'],
    ['a tablet', [820, 1106], 'tabletPortrait'],
    ['a tablet held sideways', [1180, 746], 'tabletLandscape'],
    ['a laptop', [1366, 768], 'desktopLandscape'],
    ['a laptop, its window with tabs', [1440, 789], 'desktopLandscape'],
    ['a desktop', [1920, 969], 'desktopLandscape'],
    ['a wide desktop', [3440, 1440], 'desktopLandscape'],
    ['a desktop on end', [1080, 1920], 'tabletPortrait'],
  ] as const)('of %s', (_, [width, height], view) => {
    expect(chooseView({ width, height })).toBe(view);
  });

  it.each([
    ['a column of a desktop', [700, 969], [1920, 969], 'desktopLandscape'],
    ['a wide column of a desktop', [1140, 900], [1920, 1080], 'desktopLandscape'],
    ['a side column of a desktop', [340, 969], [1920, 969], 'mobilePortrait'],
    ['a phone’s page with margins', [358, 600], [390, 664], 'mobilePortrait'],
    ['a tablet’s column', [600, 1000], [768, 1024], 'tabletPortrait'],
  ] as const)('of %s is that of the screen that people look at', (_, room, screen, view) => {
    const [[width, height], [screenWidth, screenHeight]] = [room, screen];
    const placed = storyPlacement({ width, height }, null, {
      width: screenWidth,
      height: screenHeight,
    });
    expect(placed.view).toBe(view);
    expect(placed.box.width * placed.scale).toBeCloseTo(width);
    expect(placed.box.height * placed.scale).toBeLessThanOrEqual(height + LOST);
  });
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
    { width: 667.71, height: 375 },
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

it.each(VIEWS.flatMap((view) => DEVICE_SIZES.map((size) => [view, size] as const)))(
  '[T2] a window of %s %s is filled',
  (view, size) => {
    const device = DEVICE_PRESETS[view][size];
    expect(storyPlacement(device, null)).toEqual({ view, box: device, scale: 1 });
  },
);

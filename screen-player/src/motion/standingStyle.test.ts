import { DEFAULT_MOTION, LOOPS } from 'shared-kernel/model';
import type { Accent, Loop } from 'shared-kernel/model';

import { anItem, aScreen } from '../testing/aScreen';
import { frameAt } from '../timeline/frameAt';
import { motionOf } from './motionOf';
import { shimmerStyle, standingStyle } from './standingStyle';

/** Comes within 600 ms, leaves from 9600 ms on. */
const stylesAt = (loop: Loop, accent: Accent, timeMs: number) => {
  const exit = { ...DEFAULT_MOTION.exit, animation: 'zoom' as const };
  const item = anItem('one', {
    animation: 'zoom',
    motion: { ...DEFAULT_MOTION, loop, accent, exit },
  });
  const content = { ...aScreen(item), delayAfterLastItem: 10 };
  const frame = frameAt(content, timeMs).shown.get(item.id) ?? null;
  return {
    ...standingStyle(frame, motionOf(item)),
    ...shimmerStyle(frame?.loop ?? null, motionOf(item)),
  };
};

const REST = [...Object.keys(stylesAt('none', 'none', 0))].map((name) => [name, '']);

it('[P34] loops move while an item stands, neither as it comes nor as it leaves', () => {
  for (const loop of LOOPS) {
    for (const timeMs of [0, 300, 600, 9600, 9800]) {
      expect(Object.entries(stylesAt(loop, 'none', timeMs))).toEqual(REST);
    }
    if (loop !== 'none') {
      expect(stylesAt(loop, 'none', 2000)).not.toEqual(stylesAt(loop, 'none', 2100));
    }
  }
});

it('[P34] they grow out of rest and go back to it', () => {
  for (const [early, late] of [
    [700, 1100],
    [9580, 9200],
  ] as const) {
    const strengthAt = (timeMs: number) =>
      Number(
        /rgba\(0, 0, 0, (.*?)\)/.exec(stylesAt('shimmer', 'none', timeMs)['mask-image'] ?? '')?.[1],
      );
    expect(strengthAt(early)).toBeGreaterThan(strengthAt(late));
    expect(strengthAt(late)).toBeLessThan(0.75);
  }
});

it('[P34] [P35] entrances and exits have `transform` for themselves', () => {
  for (const loop of LOOPS) {
    for (let timeMs = 0; timeMs < 10_000; timeMs += 130) {
      expect(stylesAt(loop, 'confetti', timeMs)).not.toHaveProperty('transform');
    }
  }
});

it('[P35] an item lands beyond its size, then a little below it, then rests', () => {
  const scales = Array.from({ length: 60 }, (_, index) =>
    Number(stylesAt('none', 'scale', 600 + index * 10)['scale']),
  );
  expect(Math.max(...scales)).toBeGreaterThan(1.12);
  expect(Math.min(...scales)).toBeLessThan(0.99);
  expect(scales.at(-1)).toBeCloseTo(1, 2);
  expect(stylesAt('none', 'scale', 1200)['scale']).toBe('');
});

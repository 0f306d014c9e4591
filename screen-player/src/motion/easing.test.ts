import fc from 'fast-check';
import { ANIMATIONS, DEFAULT_MOTION, EASINGS } from 'shared-kernel/model';

import { anItem } from '../testing/aScreen';
import { PACES } from './easing';
import { motionOf } from './motionOf';

const share = fc.double({ min: 0, max: 1, noNaN: true });

it('[P31] every pace goes from the beginning to the end, and a spring beyond it before it rests', () => {
  for (const [name, pace] of Object.entries(PACES)) {
    expect(pace(0)).toBeCloseTo(0);
    expect(pace(1)).toBe(1);
    const furthest = Math.max(...Array.from({ length: 101 }, (_, index) => pace(index / 100)));
    if (name === 'spring') expect(furthest).toBeCloseTo(1.163, 2);
    else expect(furthest).toBe(1);
  }
  fc.assert(
    fc.property(share, share, (one, other) => {
      for (const easing of ['linear', 'easeIn', 'easeOut', 'easeInOut'] as const) {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(PACES[easing](early)).toBeLessThanOrEqual(PACES[easing](late));
      }
    }),
  );
});

it('[P31] a sprung entrance is sampled into keyframes that begin and end where it did', () => {
  const zoom = anItem('one', {
    animation: 'zoom',
    motion: { ...DEFAULT_MOTION, easing: 'spring' },
  });
  const { box } = motionOf(zoom);
  const scales = box?.keyframes['transform'] ?? [];
  expect(box?.durationMs).toBe(600);
  expect(scales[0]).toBe('scale(0.3)');
  expect(scales.at(-1)).toBe('scale(1)');
  expect(scales.some((scale) => Number.parseFloat(String(scale).slice(6)) > 1.1)).toBe(true);
});

it('[P18] [P31] by default each animation is the one of the specification', () => {
  for (const animation of ANIMATIONS) {
    const own = motionOf(anItem('£12', { animation }));
    expect(motionOf(anItem('£12', { animation })).box).toBe(own.box);
    for (const easing of EASINGS) {
      const motion = { ...DEFAULT_MOTION, easing, duration: 1.5 };
      const { box, text } = motionOf(anItem('£12', { animation, motion }));
      expect(box?.durationMs ?? 1500).toBe(1500);
      expect(text?.durationMs ?? 1500).toBe(1500);
    }
  }
});

it('[P20] [P31] a number on a spring never shows more than it is', () => {
  const motion = { ...DEFAULT_MOTION, easing: 'spring' as const, duration: 3 };
  const { text } = motionOf(anItem('£1000', { animation: 'countUp', motion }));
  for (let ms = 0; ms <= 3000; ms += 50) {
    const amount = Number(text?.textAt(ms).shown.replace(/[£,]/g, ''));
    expect(amount).toBeLessThanOrEqual(1000);
  }
  expect(text?.textAt(3000).shown).toBe('£1,000');
});

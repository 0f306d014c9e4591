import fc from 'fast-check';
import { DEFAULT_BACKGROUND_MOTION, DEFAULT_MOTION } from 'shared-kernel/model';
import type { ItemMotion } from 'shared-kernel/model';

import { anItem, anyScreen, aScreen } from '../testing/aScreen';
import { frameAt } from './frameAt';
import { movementsOf } from './movementsOf';

const moving = (changes: Partial<ItemMotion>): ItemMotion => ({ ...DEFAULT_MOTION, ...changes });

it('[P37] tells each stretch in which something moves', () => {
  const leaving = { ...DEFAULT_MOTION.exit, animation: 'fall', after: 4 } as const;
  const content = {
    ...aScreen(
      anItem('fades', { animation: 'fade', motion: moving({ loop: 'float', exit: leaving }) }),
      anItem('£12', {
        delay: 1,
        order: 2,
        animation: 'countUp',
        motion: moving({ accent: 'burst' }),
      }),
      anItem('stands', { order: 3, delay: 0.5 }),
    ),
    delayAfterLastItem: 5,
    backgroundImage: '/picture.jpg',
    backgroundMotion: { ...DEFAULT_BACKGROUND_MOTION, movement: 'zoomIn' as const },
  };
  const told = movementsOf(content).map(({ itemId, fromMs, toMs, kind }) => [
    kind,
    itemId,
    fromMs,
    toMs,
  ]);
  expect(told).toEqual([
    ['background', null, 0, 6500],
    ['entrance', 'fades', 0, 800],
    ['loop', 'fades', 800, 4000],
    ['text', '£12', 1000, 3000],
    ['entrance', 'stands', 1500, 1500],
    ['accent', '£12', 3000, 3900],
    ['exit', 'fades', 4000, 4400],
  ]);
});

it('[P37] outside of these stretches every frame is the same', () => {
  fc.assert(
    fc.property(anyScreen, fc.nat(60_000), fc.nat(400), (content, fromMs, lengthMs) => {
      const toMs = fromMs + lengthMs;
      fc.pre(movementsOf(content).every((one) => one.toMs < fromMs || one.fromMs > toMs));
      const [before, after] = [frameAt(content, fromMs), frameAt(content, toMs)].map(
        ({ shown, background }) => ({
          items: [...shown].map(([id, { elapsedMs: _, ...frame }]) => [id, frame]),
          background,
        }),
      );
      expect(after?.items).toEqual(before?.items);
    }),
  );
});

import fc from 'fast-check';

import { anItem, anyScreen, aScreen } from '../testing/aScreen';
import { frameAt } from './frameAt';

const content = {
  ...aScreen(anItem('first', { delay: 0.5 }), anItem('second', { delay: 2, order: 2 })),
  delayAfterLastItem: 1.5,
};

describe('frames', () => {
  it.each<[number, readonly [string, number][], boolean]>([
    [0, [], false],
    [499, [], false],
    [500, [['first', 0]], false],
    [2499, [['first', 1999]], false],
    [
      2500,
      [
        ['first', 2000],
        ['second', 0],
      ],
      false,
    ],
    [
      4000,
      [
        ['first', 3500],
        ['second', 1500],
      ],
      true,
    ],
  ])('[P1] at %i ms', (timeMs, shown, ended) => {
    const frame = frameAt(content, timeMs);
    expect([...frame.shown].map(([id, { elapsedMs }]) => [id, elapsedMs])).toEqual(shown);
    expect(frame.ended).toBe(ended);
  });

  it('[P1] tells how far each movement is, and the text of the moment', () => {
    const moving = aScreen(
      anItem('fades', { animation: 'fade' }),
      anItem('Hello', { animation: 'typewriter' }),
      anItem('£1250', { animation: 'countUp' }),
      anItem('stands'),
    );
    const itemsAt = (timeMs: number) => Object.fromEntries(frameAt(moving, timeMs).shown);
    const standing = { elapsedMs: 200, text: null, accent: null, loop: null, exit: 0 };
    expect(itemsAt(200)).toEqual({
      fades: { ...standing, progress: 0.25 },
      Hello: {
        ...standing,
        progress: 0.8,
        text: { shown: 'Hell', awaited: 'o', evenDigits: false },
      },
      '£1250': {
        ...standing,
        progress: 0.1,
        text: { shown: '£339', awaited: '', evenDigits: true },
      },
      stands: { ...standing, progress: 1 },
    });
    for (const item of Object.values(itemsAt(2000))) {
      expect(item).toEqual({ ...standing, elapsedMs: 2000, progress: 1 });
    }
  });

  it('[P1] an item once shown stays until it leaves, and never moves back', () => {
    const moment = fc.double({ min: 0, max: 120_000, noNaN: true });
    fc.assert(
      fc.property(anyScreen, moment, moment, (screen, one, other) => {
        const before = frameAt(screen, Math.min(one, other));
        const after = frameAt(screen, Math.max(one, other));
        const leaving = new Set(
          screen.items.flatMap(({ id, motion }) => (motion.exit.animation === 'none' ? [] : [id])),
        );
        for (const [id, item] of before.shown) {
          const later = after.shown.get(id);
          if (later === undefined) expect(leaving).toContain(id);
          else {
            expect(later.progress).toBeGreaterThanOrEqual(item.progress);
            expect(later.exit).toBeGreaterThanOrEqual(item.exit);
          }
        }
        for (const id of after.shown.keys()) {
          if (!before.shown.has(id)) expect(before.ended && leaving.has(id)).toBe(false);
        }
        if (before.ended) expect(after.ended).toBe(true);
      }),
    );
  });

  it('[P1] ends after all delays and the delay after the last item, everything shown (D13)', () => {
    fc.assert(
      fc.property(anyScreen, (screen) => {
        const delays = screen.items.map(({ delay }) => delay);
        const totalMs =
          delays.reduce((sum, delay) => sum + delay, screen.delayAfterLastItem) * 1000;
        expect(frameAt(screen, totalMs - 1).ended).toBe(false);
        const end = frameAt(screen, totalMs);
        expect(end.ended).toBe(true);
        const staying = screen.items.filter(({ motion }) => motion.exit.animation === 'none');
        for (const { id } of staying) expect(end.shown.has(id)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { DEFAULT_MOTION } from 'shared-kernel/model';
import type { ItemExit } from 'shared-kernel/model';

import { anItem, anyScreen, aScreen } from '../testing/aScreen';
import { frameAt, frameOf } from './frameAt';
import { showOf } from './showOf';

const leaving = (exit: Partial<ItemExit>) => ({
  ...DEFAULT_MOTION,
  exit: { ...DEFAULT_MOTION.exit, animation: 'fade' as const, ...exit },
});

describe('exits', () => {
  const exitAt = (exit: Partial<ItemExit>, timeMs: number) => {
    const one = anItem('one', { animation: 'zoom', delay: 1, motion: leaving(exit) });
    const content = { ...aScreen(one), delayAfterLastItem: 4 };
    return frameAt(content, timeMs).shown.get(one.id)?.exit;
  };

  it('[P32] begin so many seconds after the item appeared', () => {
    expect(exitAt({ after: 2, duration: 0.5 }, 2999)).toBe(0);
    expect(exitAt({ after: 2, duration: 0.5 }, 3250)).toBe(0.5);
    expect(exitAt({ after: 2, duration: 0.5 }, 3500)).toBeUndefined();
  });

  it('[P32] are over at the end of the screen where no moment is given', () => {
    expect(exitAt({ duration: 0.5 }, 4500)).toBe(0);
    expect(exitAt({ duration: 0.5 }, 4999)).toBeCloseTo(0.998);
    expect(exitAt({ duration: 0.5 }, 5000)).toBeUndefined();
  });

  it('[P32] wait for the entrance', () => {
    expect(exitAt({ after: 0, duration: 0.5 }, 1600)).toBe(0);
    expect(exitAt({ after: 0, duration: 0.5 }, 1850)).toBe(0.5);
  });

  it('[P32] never move the end marker, and what outlasts it is finished [P2]', () => {
    fc.assert(
      fc.property(anyScreen, (content) => {
        const still = content.items.map((item) => ({ ...item, motion: DEFAULT_MOTION }));
        const show = showOf(content);
        expect(show.endMs).toBe(showOf({ ...content, items: still }).endMs);
        const settled = frameOf(show, show.settledMs);
        for (const { exit, progress, accent, loop } of settled.shown.values()) {
          expect({ exit, progress, accent, loop }).toEqual({
            exit: 0,
            progress: 1,
            accent: null,
            loop: null,
          });
        }
        expect([...settled.shown.keys()]).toEqual([...frameOf(show, 1e9).shown.keys()]);
      }),
    );
  });

  it('[P32] the moment with most to read comes before what leaves at the end has begun to', () => {
    const stays = anItem('stays', { animation: 'fade', order: 2, delay: 1 });
    const one = anItem('one', { motion: leaving({ duration: 0.5 }) });
    const show = showOf({ ...aScreen(one, stays), delayAfterLastItem: 3 });
    expect(show.fullMs).toBe(3500);
    expect([...frameOf(show, show.fullMs).shown.values()].map(({ exit }) => exit)).toEqual([0, 0]);
    expect(showOf(aScreen(stays)).fullMs).toBe(2000);
  });
});

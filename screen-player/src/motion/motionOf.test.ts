import { ANIMATIONS, defaultItem } from 'shared-kernel/model';
import type { Animation, Item, ItemId } from 'shared-kernel/model';

import { motionDurationMs, motionOf } from './motionOf';

const anItem = (changes: Partial<Item> = {}): Item => ({
  ...defaultItem('one' as ItemId, 0),
  text: 'You gave £30',
  ...changes,
});

describe('motions', () => {
  it('[P18] everything but none takes its time', () => {
    for (const animation of ANIMATIONS) {
      const duration = motionDurationMs(motionOf(anItem({ animation })));
      if (animation === 'none') expect(duration).toBe(0);
      else expect(duration).toBeGreaterThan(0);
    }
  });

  it.each<Animation>(['fade', 'slide', 'zoom', 'flip', 'bounce'])(
    '[P18] %s ends where the item stands on its own',
    (animation) => {
      const keyframes = motionOf(anItem({ animation })).box?.keyframes ?? {};
      for (const [property, values] of Object.entries(keyframes)) {
        const last = String(values.at(-1));
        if (property === 'opacity') expect(values.at(-1)).toBe(1);
        else expect(last).toMatch(/\(0px\)|\(0px, 0px\)|\(1\)|\(0deg\)/);
      }
      expect(Object.keys(keyframes)).toContain('opacity');
    },
  );

  it('[P18] slides in from the aligned side', () => {
    const start = (horizontalAlignment: Item['horizontalAlignment']) =>
      motionOf(anItem({ animation: 'slide', horizontalAlignment })).box?.keyframes[
        'transform'
      ]?.[0];
    expect(start('left')).toBe('translate(-100%, 0px)');
    expect(start('right')).toBe('translate(100%, 0px)');
    expect(start('center')).toBe('translate(0px, 120px)');
  });

  it.each<Animation>(['typewriter', 'countUp'])('[P21] %s leaves images alone', (animation) => {
    expect(motionOf(anItem({ animation, type: 'image' }))).toMatchObject({
      box: null,
      text: null,
    });
  });
});

import fc from 'fast-check';
import {
  ANIMATIONS,
  asId,
  DEFAULT_CONTENT,
  DEFAULT_MOTION,
  defaultItem,
  DELAY_OPTIONS,
  EXITS,
  ITEM_TYPES,
  TEXT_SPLITS,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';

import { inListOrder } from '../../inListOrder';
import { isDecoration } from '../../itemName';
import { shortagesOf } from '../shortages';
import { stillStretches } from '../stillStretches';
import { withRemedy } from '../withRemedy';
import { beatsOf } from './beatsOf';
import { withRhythm } from './withRhythm';

const id = (name: string) => asId<ItemId>(name);
const letters = (count: number) => 'x'.repeat(count);
const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(id(name), order),
  text: name,
  ...changes,
});
const screenOf = (items: readonly Item[], changes: Partial<ScreenContent> = {}): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items,
  ...changes,
});

const delay = fc.oneof(
  fc.constantFrom(...DELAY_OPTIONS),
  fc.integer({ min: 0, max: 95 }).map((n) => n / 10),
);
const seconds = fc.integer({ min: 1, max: 40 }).map((n) => n / 10);
const motion = fc.record({
  duration: fc.option(seconds),
  easing: fc.constant('auto' as const),
  split: fc.constantFrom(...TEXT_SPLITS),
  stagger: fc.constantFrom(0.05, 0.3),
  loop: fc.constantFrom('none' as const, 'none' as const, 'pulse' as const),
  accent: fc.constantFrom('none' as const, 'burst' as const),
  exit: fc.record({
    animation: fc.constantFrom(...EXITS),
    after: fc.option(delay),
    duration: seconds,
    easing: fc.constant('auto' as const),
  }),
});
const part = fc.record({
  type: fc.constantFrom(...ITEM_TYPES, 'text' as const, 'text' as const),
  text: fc.oneof(
    fc.integer({ min: 0, max: 150 }).map(letters),
    fc.constantFrom(' ', '£1250', 'a b c'),
  ),
  animation: fc.constantFrom(...ANIMATIONS),
  delay,
  motion: fc.oneof(fc.constant(DEFAULT_MOTION), motion),
});
const screens = fc
  .record({
    parts: fc.array(part, { maxLength: 9 }),
    delayAfterLastItem: delay,
    backgroundImage: fc.constantFrom('', '', 'https://pictures.example/tree.png', 'no address'),
    colours: fc.constantFrom([], ['#000000', '#ffffff']),
  })
  .map(({ parts, colours, ...screen }) =>
    screenOf(
      parts.map((one, index) => anItem(String(index), index + 1, one)),
      {
        ...screen,
        backgroundMotion: {
          ...DEFAULT_CONTENT.backgroundMotion,
          gradient: { ...DEFAULT_CONTENT.backgroundMotion.gradient, colours },
        },
      },
    ),
  );

const gapsOf = (content: ScreenContent) =>
  beatsOf(inListOrder(content)).map(([first]) => first.delay);

describe('[S86] after the rhythm was set', () => {
  const holds = (law: (after: ScreenContent, before: ScreenContent) => void) => {
    fc.assert(
      fc.property(screens, (before) => {
        law(withRhythm(before), before);
      }),
      { numRuns: 300 },
    );
  };

  it('everything has its time to be read', () => {
    holds((after) => {
      expect([...shortagesOf(after)]).toEqual([]);
    });
  });

  it('nothing stands still for more than three seconds', () => {
    holds((after) => {
      expect(stillStretches(after)).toEqual([]);
    });
  });

  it('beats are 1.0-1.6 s apart, and the first comes within a second', () => {
    holds((after) => {
      const [first = 0, ...gaps] = gapsOf(after);
      expect(first).toBeLessThanOrEqual(1);
      gaps.forEach((gap, index) => {
        if (!beatsOf(inListOrder(after))[index]?.every(isDecoration)) {
          expect(gap).toBeGreaterThanOrEqual(1);
        }
        expect(gap).toBeLessThanOrEqual(1.6);
      });
    });
  });

  it('the objects are the same in the same order, and only delays, stays and loops are others', () => {
    holds((after, before) => {
      const kept = ({ items }: ScreenContent) =>
        items.map(({ delay: _, motion: { loop: _loop, exit, ...rest }, ...item }) => ({
          ...item,
          ...rest,
          exit: { ...exit, after: exit.after === null },
        }));
      expect(kept(after)).toEqual(kept(before));
    });
  });

  it('setting it again changes nothing', () => {
    holds((after) => {
      expect(withRhythm(after)).toBe(after);
    });
  });
});

it('[S86] what appears together stays together', () => {
  const after = withRhythm(
    screenOf([
      anItem('first', 1, { delay: 0 }),
      anItem('label', 2, { delay: 4 }),
      anItem('250', 3, { delay: 0 }),
    ]),
  );
  expect(after.items.map((item) => item.delay)).toEqual([0, 1.6, 0]);
});

it('[S86] a screen that is there at once gets beats; its decoration comes along', () => {
  const after = withRhythm(
    screenOf([
      anItem('bar', 1, { text: ' ', delay: 2 }),
      anItem('one', 2, { delay: 0 }),
      anItem('two', 3, { delay: 0 }),
    ]),
  );
  expect(after.items.map((item) => item.delay)).toEqual([0.5, 0, 1]);
});

it('[S86] what is only decoration need not be waited for', () => {
  const after = withRhythm(
    screenOf([
      anItem('bar', 1, { text: ' ', delay: 0 }),
      anItem('one', 2, { delay: 0.5 }),
      anItem('two', 3, { delay: 0.5 }),
    ]),
  );
  expect(after.items.map((item) => item.delay)).toEqual([0, 0.5, 1]);
});

it('[S86] reads the longest of what supporters see', () => {
  const items = [anItem('{one}', 1), anItem('two', 2)];
  const content = screenOf(items, { delayAfterLastItem: 0 });
  const longer = (screen: ScreenContent) => ({
    ...screen,
    items: screen.items.map((item) => (item.order === 1 ? { ...item, text: letters(30) } : item)),
  });
  const after = withRhythm(content, [(screen) => screen, longer]);
  expect(after.items[1]?.delay).toBe(1.6);
  expect(after.delayAfterLastItem).toBe(1.6);
});

it('[S85] tells from when to when nothing moves', () => {
  const content = screenOf([anItem('one', 1, { delay: 1, animation: 'fade' })], {
    delayAfterLastItem: 5,
  });
  expect(stillStretches(content)).toEqual([{ fromMs: 1800, toMs: 6000 }]);
  const floating = { ...DEFAULT_MOTION, loop: 'float' as const };
  expect(stillStretches({ ...content, items: [anItem('one', 1, { motion: floating })] })).toEqual(
    [],
  );
});

it('[S58] a text that leaves is to be read before it does', () => {
  const exit = { ...DEFAULT_MOTION.exit, animation: 'fade' as const, after: 1 };
  const one = anItem('one', 1, { text: letters(30), motion: { ...DEFAULT_MOTION, exit } });
  const content = screenOf([one], { delayAfterLastItem: 9 });
  expect(shortagesOf(content).get(one.id)).toEqual({
    aloneSeconds: 1,
    neededSeconds: 2.5,
    remedy: { kind: 'leaveLater', id: one.id, afterSeconds: 2.5 },
  });
  expect(
    shortagesOf(withRemedy(content, { kind: 'leaveLater', id: one.id, afterSeconds: 2.5 })).size,
  ).toBe(0);
  const atEnd = { ...one, motion: { ...one.motion, exit: { ...exit, after: null, duration: 1 } } };
  expect(shortagesOf(screenOf([atEnd], { delayAfterLastItem: 3 })).get(one.id)?.remedy).toEqual({
    kind: 'delayEnd',
    delaySeconds: 4,
  });
});

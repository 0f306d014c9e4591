import fc from 'fast-check';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  DELAY_OPTIONS,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';

import { withDelay } from '../document/timing/delayEdits';
import { delayOfAtLeast, nearestDelay, steppedDelay } from '../document/timing/delayOptions';
import { readingSeconds } from '../document/timing/readingTime';
import { shortagesOf } from '../document/timing/shortages';
import { timelineOfScreen } from '../document/timing/timelineOfScreen';
import { barWords } from '../document/timing/timelineWords';
import { labelledSeconds, pixelsPerSecond, trackWidth } from './timeScale';

const id = (name: string) => asId<ItemId>(name);
const anItem = (name: string, order: number, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(id(name), order),
  text: name,
  ...changes,
});
const screenOf = (items: readonly Item[], delayAfterLastItem = 10): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items,
  delayAfterLastItem,
});
const letters = (count: number) => 'x'.repeat(count);

const delay = fc.constantFrom(...DELAY_OPTIONS);
const screen = fc
  .array(delay, { minLength: 1, maxLength: 12 })
  .map((delays) =>
    screenOf(delays.map((seconds, index) => anItem(String(index), index + 1, { delay: seconds }))),
  );
const timesOf = (content: ScreenContent) =>
  timelineOfScreen(content, content).rows.map(({ times }) => times?.atSeconds ?? Number.NaN);

describe('delay options', () => {
  it('[S54] gives the nearest option, which never falls while the pointer goes right', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (seconds, more) => {
          const chosen = nearestDelay(seconds);
          const distances = DELAY_OPTIONS.map((option) => Math.abs(option - seconds));
          expect(Math.abs(chosen - seconds)).toBe(Math.min(...distances));
          expect(nearestDelay(seconds + more)).toBeGreaterThanOrEqual(chosen);
        },
      ),
    );
  });

  it.each([
    [2, 1, 3],
    [2, -1, 1.5],
    [2.5, 1, 3],
    [2.5, -1, 2],
    [0, -1, 0],
    [10, 1, 10],
  ] as const)('[S54] steps from %d by %d to %d', (from, step, to) => {
    expect(steppedDelay(from, step)).toBe(to);
  });

  it('[S58] knows the shortest option that is long enough', () => {
    expect(delayOfAtLeast(2.1)).toBe(3);
    expect(delayOfAtLeast(2)).toBe(2);
    expect(delayOfAtLeast(10.5)).toBeNull();
  });
});

describe('rippling', () => {
  it('[S54] a later delay moves its item, every later one and the end by as much (D13)', () => {
    fc.assert(
      fc.property(screen, fc.nat(), delay, (content, pick, seconds) => {
        const at = pick % content.items.length;
        const item = content.items[at];
        if (item === undefined) throw new Error('no such place');
        const after = withDelay(content, item.id, seconds);
        const by = seconds - item.delay;
        timesOf(content).forEach((time, index) => {
          expect(timesOf(after)[index]).toBeCloseTo(index < at ? time : time + by, 6);
        });
        expect(timelineOfScreen(after, after).endSeconds).toBeCloseTo(
          timelineOfScreen(content, content).endSeconds + by,
          6,
        );
      }),
    );
  });

  it('moves the end alone by the delay after the last item', () => {
    const content = screenOf([anItem('one', 1)], 2);
    const after = withDelay(content, 'end', 5);
    expect(timesOf(after)).toEqual(timesOf(content));
    expect(timelineOfScreen(after, after).endSeconds).toBe(7);
  });

  it('[S53] times only what the supporter sees', () => {
    const [one, two, three] = [anItem('one', 1), anItem('two', 2), anItem('three', 3)];
    const { rows } = timelineOfScreen(screenOf([one, two, three]), screenOf([one, three]));
    expect(rows.map(({ times }) => times?.atSeconds ?? null)).toEqual([2, null, 4]);
    expect(rows.map((row, index) => barWords(row, index === 0))).toEqual([
      'appears at 2 s, 2 s after the start',
      'not shown to this supporter',
      'appears at 4 s, 2 s after the one before',
    ]);
  });
});

describe('reading', () => {
  it('[S58] takes half a second, and a second for 15 characters of what is shown', () => {
    expect(readingSeconds(anItem('a', 1, { text: letters(30) }))).toBe(2.5);
    expect(readingSeconds(anItem('a', 1, { text: `  ${letters(7)} \n ${letters(7)} ` }))).toBe(1.5);
    expect(readingSeconds(anItem('a', 1, { text: ' ' }))).toBe(0);
    expect(readingSeconds(anItem('a', 1, { type: 'image', text: letters(30) }))).toBe(0);
  });

  it('[S58] is enough or not, to the very moment', () => {
    const enough = screenOf([anItem('a', 1, { text: letters(15) })], 1.5);
    expect(shortagesOf(enough).size).toBe(0);
    const short = screenOf([anItem('a', 1, { text: letters(16) })], 1.5);
    expect(shortagesOf(short).get(id('a'))?.remedy).toEqual({ kind: 'delayEnd', delaySeconds: 2 });
  });

  it('[S58] goes on while the next text appears, which is read after it', () => {
    const items = [
      anItem('a', 1, { text: letters(30), delay: 0 }),
      anItem('picture', 2, { type: 'image', delay: 1 }),
      anItem('b', 3, { text: letters(30), delay: 0 }),
    ];
    expect([...shortagesOf(screenOf(items, 3))]).toEqual([
      ['b', { aloneSeconds: 3, neededSeconds: 4, remedy: { kind: 'delayEnd', delaySeconds: 4 } }],
    ]);
    expect(shortagesOf(screenOf(items, 4)).size).toBe(0);
  });

  it('[S58] waits for the animation', () => {
    const typed = anItem('a', 1, { text: letters(30), animation: 'typewriter' });
    expect(shortagesOf(screenOf([typed], 3.9)).get(id('a'))?.neededSeconds).toBe(4);
    expect(shortagesOf(screenOf([typed], 4)).size).toBe(0);
  });

  it('[S58] texts of one moment are read one after the other', () => {
    const items = [
      anItem('a', 1, { text: letters(30) }),
      anItem('b', 2, { text: letters(30), delay: 0 }),
    ];
    expect([...shortagesOf(screenOf(items, 4)).entries()]).toEqual([
      ['b', { aloneSeconds: 4, neededSeconds: 5, remedy: { kind: 'delayEnd', delaySeconds: 5 } }],
    ]);
    expect(shortagesOf(screenOf(items, 5)).size).toBe(0);
  });

  it('[S58] offers fewer words where no delay is long enough', () => {
    const content = screenOf([anItem('a', 1, { text: letters(300) })]);
    expect(shortagesOf(content).get(id('a'))?.remedy).toEqual({ kind: 'shorten' });
  });

  it('[S58] what is offered mends it, and nothing shorter does', () => {
    const text = fc.integer({ min: 0, max: 120 }).map(letters);
    fc.assert(
      fc.property(screen, fc.array(text, { minLength: 12, maxLength: 12 }), (made, texts) => {
        const content = screenOf(
          made.items.map((item, index) => ({ ...item, text: texts[index] ?? '' })),
          2,
        );
        for (const [short, { remedy }] of shortagesOf(content)) {
          if (remedy.kind === 'shorten' || remedy.kind === 'leaveLater') continue;
          expect(shortagesOf(withDelay(content, 'end', remedy.delaySeconds)).has(short)).toBe(
            false,
          );
          const shorter = withDelay(content, 'end', steppedDelay(remedy.delaySeconds, -1));
          expect(shortagesOf(shorter).has(short)).toBe(true);
        }
      }),
    );
  });
});

describe('the scale', () => {
  it('shows the whole screen in the width, within what can be worked with', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.integer({ min: 0, max: 2000 }),
        (endSeconds, widthPx) => {
          const scale = pixelsPerSecond(endSeconds, widthPx);
          expect(scale).toBeGreaterThanOrEqual(16);
          expect(scale).toBeLessThanOrEqual(120);
          const width = trackWidth(endSeconds, scale, widthPx);
          expect(width).toBeGreaterThanOrEqual(endSeconds * scale);
          if (scale > 16) expect(width).toBe(Math.max(widthPx, Math.ceil(endSeconds * scale) + 48));
        },
      ),
    );
  });

  it('labels seconds that stand apart', () => {
    expect(labelledSeconds(400, 100)).toEqual([0, 1, 2, 3]);
    expect(labelledSeconds(400, 16)).toEqual([0, 5, 10, 15, 20]);
  });
});

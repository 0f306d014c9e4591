import { DEFAULT_CONTENT, defaultItem } from 'shared-kernel/model';
import type { Item, ItemId, ScreenContent } from 'shared-kernel/model';

import { manualClock } from '../testing/manualClock';
import { mountScreen } from './mountScreen';
import type { ScreenToPlay } from './mountScreen';

let items = 0;
const anItem = (changes: Partial<Item> = {}): Item => {
  items += 1;
  return { ...defaultItem(`item-${String(items)}` as ItemId, items), delay: 1, ...changes };
};

const content = (...contentItems: Item[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  delayAfterLastItem: 1,
  items: contentItems,
});

function play(screen: Partial<ScreenToPlay> & Pick<ScreenToPlay, 'content'>) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const time = manualClock();
  const moments: string[] = [];
  const told: string[] = [];
  const handle = mountScreen(host, {
    view: 'mobilePortrait',
    stage: { width: 390, height: 844 },
    clock: time.clock,
    reducedMotion: false,
    animate: (element, motion) => {
      const name = element.dataset['itemId'] ?? '';
      moments.push(`${name} starts for ${String(motion.durationMs)}`);
      return {
        showAt: (ms) => moments.push(`${name} at ${String(ms)}`),
        remove: () => moments.push(`${name} ends`),
      };
    },
    onEnd: () => told.push('end'),
    onTime: (ms) => told.push(String(ms)),
    ...screen,
  });
  return { host, handle, ...time, moments, told };
}

const visibleTexts = (host: HTMLElement): readonly (string | null)[] =>
  [...host.querySelectorAll<HTMLElement>('[data-item-id]')]
    .filter((element) => element.style.visibility === 'inherit')
    .map(seenText);

/** The moment of a text that is typed or counted, without the room it keeps; else the text itself. */
function seenText(item: HTMLElement): string | null {
  const [whole, moment] = item.children;
  const seen = moment?.textContent === '' ? whole : moment;
  return seen?.firstChild?.textContent ?? null;
}

it('[P1] [P13] items appear one after the other', () => {
  const { host, handle, tick } = play({
    content: content(anItem({ text: 'One' }), anItem({ text: 'Two' })),
  });
  expect(visibleTexts(host)).toEqual([]);
  handle.play();
  tick(999);
  expect(visibleTexts(host)).toEqual([]);
  tick(1);
  expect(visibleTexts(host)).toEqual(['One']);
  tick(1000);
  expect(visibleTexts(host)).toEqual(['One', 'Two']);
});

it('[P2] tells the end once and reports no time beyond it', () => {
  const { handle, tick, told, pending } = play({ content: content(anItem()) });
  expect(handle.durationMs).toBe(2000);
  handle.play();
  tick(1500);
  tick(1500);
  tick(1500);
  expect(told).toEqual(['0', '1500', '2000', 'end']);
  expect(pending()).toBe(0);
});

it('[P2] finishes movement that outlasts the end marker', () => {
  const { host, handle, tick, told, pending } = play({
    content: { ...content(anItem({ text: 'x'.repeat(100), animation: 'typewriter' })) },
  });
  handle.play();
  tick(2000);
  expect(told).toContain('end');
  expect(visibleTexts(host)).toEqual(['x'.repeat(20)]);
  tick(4000);
  expect(visibleTexts(host)).toEqual(['x'.repeat(100)]);
  expect(told.filter((entry) => entry === 'end')).toHaveLength(1);
  expect(pending()).toBe(0);
});

it('[P3] pauses, goes on, seeks and starts over', () => {
  const { host, handle, tick, told } = play({ content: content(anItem({ text: 'One' })) });
  handle.play();
  tick(600);
  handle.pause();
  tick(5000);
  expect(visibleTexts(host)).toEqual([]);
  handle.play();
  tick(400);
  expect(visibleTexts(host)).toEqual(['One']);
  handle.seek(500);
  expect(visibleTexts(host)).toEqual([]);
  tick(500);
  expect(visibleTexts(host)).toEqual(['One']);
  tick(1000);
  expect(told.at(-1)).toBe('end');
  handle.play();
  expect(visibleTexts(host)).toEqual([]);
});

it('[P3] seeking shows the middle of a movement', () => {
  const item = anItem({ animation: 'fade' });
  const { handle, moments } = play({ content: content(item) });
  handle.seek(1300);
  expect(moments).toEqual([`${item.id} starts for 800`, `${item.id} at 300`]);
  handle.seek(500);
  expect(moments.at(-1)).toBe(`${item.id} ends`);
});

it('[P3] seeking to the end shows what stays after it, though a text was still being typed', () => {
  const text = 'So long a text that two seconds are not enough for it';
  const { host, handle } = play({ content: content(anItem({ text, animation: 'typewriter' })) });
  handle.seek(handle.durationMs - 1);
  expect(visibleTexts(host)).not.toEqual([text]);
  handle.seek(handle.durationMs);
  handle.pause();
  expect(visibleTexts(host)).toEqual([text]);
  expect(handle.timeMs).toBe(handle.durationMs);
});

it('[P5] leaves nothing behind', () => {
  const { host, handle, tick, told, pending } = play({ content: content(anItem()) });
  handle.play();
  tick(100);
  handle.destroy();
  expect(host.childNodes).toHaveLength(0);
  expect(pending()).toBe(0);
  tick(5000);
  expect(told).toEqual(['0', '100']);
});

it('[P6] the stage has the size of its box', () => {
  const { handle } = play({ content: content() });
  expect(handle.element).toHaveStyle({ width: '390px', height: '844px', overflow: 'hidden' });
});

it('[P10] later items lie above earlier ones, whatever order they are stored in', () => {
  const first = anItem({ text: 'One', order: 1 });
  const second = anItem({ text: 'Two', order: 2 });
  const { host, handle, tick } = play({ content: content(second, first) });
  handle.play();
  tick(1000);
  expect(visibleTexts(host)).toEqual(['One']);
  tick(1000);
  expect(visibleTexts(host)).toEqual(['One', 'Two']);
});

it('[P11] text is never markup', () => {
  const { host } = play({ content: content(anItem({ text: '<img src=x onerror=alert(1)>' })) });
  expect(host.querySelector('[data-item-id] img')).toBeNull();
  expect(host).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('[P19] typing keeps the room of the whole text', () => {
  const { host, handle } = play({
    content: content(anItem({ text: 'Hello', animation: 'typewriter' })),
  });
  handle.seek(1100);
  expect(visibleTexts(host)).toEqual(['He']);
  expect(host).toHaveTextContent('Hello');
});

it('[P20] counts up and ends grouped', () => {
  const { host, handle } = play({
    content: { ...content(anItem({ text: '£1250', animation: 'countUp' })), delayAfterLastItem: 5 },
  });
  handle.seek(1000);
  expect(visibleTexts(host)).toEqual(['£0']);
  handle.seek(3000);
  expect(visibleTexts(host)).toEqual(['£1,250']);
});

it('[P22] with reduced motion items fade in, whole', () => {
  const { host, handle, moments, tick, pending } = play({
    reducedMotion: true,
    content: content(
      anItem({ text: '£1250', animation: 'countUp', delay: 0 }),
      anItem({ text: 'Hello', animation: 'typewriter', delay: 0 }),
      anItem({ text: 'Bye', animation: 'zoom', delay: 0 }),
      anItem({ text: 'Still', delay: 0 }),
    ),
  });
  handle.play();
  expect(visibleTexts(host)).toEqual(['£1,250', 'Hello', 'Bye', 'Still']);
  const started = moments.filter((moment) => moment.includes('starts'));
  expect(started.map((moment) => moment.split(' ').at(-1))).toEqual(['300', '250', '300']);
  tick(300);
  expect(moments.filter((moment) => moment.includes('ends'))).toHaveLength(3);
  tick(1000);
  expect(pending()).toBe(0);
});

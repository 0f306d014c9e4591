import fc from 'fast-check';
import { DEFAULT_LAYOUT, DEVICE_PRESETS, DEVICE_SIZES, VIEWS } from 'shared-kernel/model';
import type { ScreenContent } from 'shared-kernel/model';

import { anItem, anyScreen, aScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { createWatcher } from '../testing/seenOf';
import { mountScreen } from './mountScreen';
import type { ScreenToPlay } from './mountScreen';

const PHONE = { width: 390, height: 844 };

/** A player whose movements are written down as `name at ms`, and whose time is ticked. */
function mount(screen: Partial<ScreenToPlay> & Pick<ScreenToPlay, 'content'>) {
  const time = manualClock();
  const phases: string[] = [];
  const watcher = createWatcher();
  const handle = mountScreen(document.createElement('div'), {
    stage: PHONE,
    clock: time.clock,
    reducedMotion: false,
    animate: watcher.animate,
    loadAccents: () => new Promise(() => undefined),
    ...screen,
  });
  handle.subscribe(({ phase }) => phases.push(phase));
  const picture = () =>
    [...handle.element.querySelectorAll<HTMLElement>('[data-item-id]')].map((element) => [
      element.style.visibility,
      [...element.children].map((part) => part.textContent),
      watcher.seenOf(element).movement === null ? 'stands' : 'moves',
    ]);
  const seen = () => watcher.seenOf(handle.element);
  return { handle, phases, picture, seen, ...time };
}

const ONE_SECOND = aScreen(anItem('one'));

describe('states', () => {
  it('[P23] goes from idle over playing and paused to the end, and tells who follows it', () => {
    const { handle, phases, tick } = mount({ content: ONE_SECOND });
    expect(handle.state).toEqual({ phase: 'idle' });
    handle.play();
    tick(400);
    handle.pause();
    handle.pause();
    expect(handle.timeMs).toBe(400);
    handle.play();
    tick(600);
    expect(handle.timeMs).toBe(handle.durationMs);
    handle.seek(200);
    expect(phases).toEqual(['playing', 'paused', 'playing', 'ended', 'paused']);
  });

  it('[P23] a follower who leaves hears nothing more', () => {
    const { handle } = mount({ content: ONE_SECOND });
    const heard = jest.fn();
    handle.subscribe(heard)();
    handle.play();
    expect(heard).not.toHaveBeenCalled();
  });

  it('[P3] restarting is starting', () => {
    fc.assert(
      fc.property(anyScreen, fc.integer({ min: 0, max: 30_000 }), (content, playedMs) => {
        const fresh = mount({ content });
        const restarted = mount({ content });
        restarted.handle.play();
        restarted.tick(playedMs);
        restarted.handle.restart();
        fresh.handle.play();
        expect(restarted.seen()).toEqual(fresh.seen());
        expect(restarted.handle.state).toEqual({ phase: 'playing' });
        for (const player of [fresh, restarted]) player.tick(700);
        expect(restarted.seen()).toEqual(fresh.seen());
      }),
      { numRuns: 40 },
    );
  });

  it('[P3] hurries and slows down from the moment it is at', () => {
    const { handle, tick } = mount({ content: { ...ONE_SECOND, delayAfterLastItem: 10 } });
    handle.play();
    tick(1000);
    handle.setSpeed(4);
    tick(1000);
    expect(handle.timeMs).toBe(5000);
    handle.setSpeed(0.5);
    tick(1000);
    expect(handle.timeMs).toBe(5500);
    expect(() => {
      handle.setSpeed(0);
    }).toThrow(RangeError);
  });
});

describe('failures', () => {
  it.each<[string, Partial<ScreenToPlay>]>([
    ['player/no-room', { stage: { width: 0, height: 500 } }],
    ['player/no-time', { content: aScreen(anItem('one', { delay: Number.NaN })) }],
  ])('[P23] %s: the screen stands there finished until it is repaired', (code, broken) => {
    const { handle, pending } = mount({ content: ONE_SECOND, ...broken });
    expect(handle.state).toMatchObject({ phase: 'failed', failure: { code } });
    handle.play();
    handle.seek(100);
    expect(pending()).toBe(0);
    expect(handle.element.querySelector<HTMLElement>('[data-item-id]')?.style.visibility).toBe('');
    handle.update({ content: ONE_SECOND, stage: PHONE });
    expect(handle.state).toEqual({ phase: 'idle' });
    handle.play();
    expect(handle.state).toEqual({ phase: 'playing' });
  });

  it('[P23] a movement that cannot be drawn stops the show, not the page', () => {
    const cause = new Error('no such effect');
    const { handle, tick, pending } = mount({
      content: aScreen(anItem('one', { animation: 'zoom', delay: 1 })),
      animate: () => {
        throw cause;
      },
    });
    handle.play();
    tick(1100);
    expect(handle.state).toEqual({
      phase: 'failed',
      failure: { code: 'player/cannot-draw', cause },
    });
    expect(pending()).toBe(0);
  });
});

describe('updates', () => {
  const text = (content: ScreenContent, changed: string): ScreenContent => ({
    ...content,
    items: content.items.map((item) => ({ ...item, text: changed })),
  });

  it('[P28] changes what is played at the moment it is at', () => {
    const content = aScreen(anItem('one', { animation: 'typewriter' }));
    const { handle, tick, picture } = mount({ content });
    handle.play();
    tick(100);
    expect(picture()).toEqual([['inherit', ['one', 'one'], 'stands']]);
    handle.update({ content: text(content, 'Longer') });
    expect(picture()).toEqual([['inherit', ['Longer', 'Longer'], 'stands']]);
    tick(50);
    expect(handle.timeMs).toBe(150);
    const seen = handle.element.querySelector('[aria-hidden]')?.firstChild;
    expect(seen?.textContent).toBe('Lon');
  });

  it('[P28] takes items off that are gone, and their movement', () => {
    const staying = anItem('one');
    const { handle, picture } = mount({
      content: aScreen(staying, anItem('two', { animation: 'zoom' })),
    });
    handle.seek(100);
    expect(picture().map(([, , moves]) => moves)).toEqual(['stands', 'moves']);
    handle.update({ content: aScreen(staying) });
    expect(picture()).toEqual([['inherit', ['one', ''], 'stands']]);
  });
});

it('[P9] without a view the box decides: all 15 presets show their own (D14)', () => {
  const screenSizes = Object.fromEntries(
    VIEWS.map((view, index) => [view, { ...DEFAULT_LAYOUT, maxWidth: 10 * (index + 1) }]),
  );
  const { handle } = mount({ content: aScreen(anItem('one', { screenSizes })) });
  for (const [index, view] of VIEWS.entries()) {
    for (const size of DEVICE_SIZES) {
      handle.update({ stage: DEVICE_PRESETS[view][size] });
      const item = handle.element.querySelector<HTMLElement>('[data-item-id]');
      expect(item?.style.width).toBe(`${String(10 * (index + 1))}%`);
    }
  }
});

it('[P25] items are read out while playing, not while somebody seeks', () => {
  const { handle } = mount({ content: ONE_SECOND });
  expect(handle.element).not.toHaveAttribute('aria-live', 'polite');
  handle.play();
  expect(handle.element).toHaveAttribute('aria-live', 'polite');
  handle.pause();
  expect(handle.element).toHaveAttribute('aria-live', 'off');
});

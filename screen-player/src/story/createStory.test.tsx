import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DEFAULT_MOTION, TRANSITIONS } from 'shared-kernel/model';
import type { Box, Item, ScreenContent, ScreenTransition } from 'shared-kernel/model';

import type { ShareActions } from '../share/shareActions';
import { aScreen, anItem } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { STORY_WORDS } from '../words/storyWords';
import { createStory } from './createStory';
import type { Story } from './story';
import { sharedItems } from './transition/sharedItems';
import { transitionOf } from './transition/transitionOf';

/** 2 s: its text appears after 1 s, its end marker 1 s later. */
const aTextScreen = (text: string): ScreenContent => aScreen(anItem(text, { text, delay: 1 }));

function tell(story: Partial<Story> = {}, room: Box = { width: 390, height: 844 }) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const time = manualClock();
  const handle = createStory(host, {
    screens: [aTextScreen('One'), aTextScreen('Two'), aTextScreen('Three')].map((content) => ({
      content,
    })),
    clock: time.clock,
    reducedMotion: false,
    room: () => room,
    viewport: story.room ?? (() => room),
    ...story,
  });
  const told: string[] = [];
  handle.subscribe(({ phase, waiting, index }) =>
    told.push(`${waiting ? 'waiting, ' : ''}${phase} ${String(index)}`),
  );
  return { host, handle, told, ...time };
}

/** Without what is only for screen readers [P25]. */
const still = (markup: string): string => markup.replaceAll(/ aria-live="\w+"/g, '');

/** Its transitions are there. */
async function ready(...setting: Parameters<typeof tell>) {
  const story = tell(...setting);
  await story.handle.ready;
  return story;
}

const sharing = (onPicture = () => undefined): ShareActions => ({
  message: { title: 'Us', text: 'See this', link: 'https://www.example.org/', hashtag: '' },
  onPicture,
  onShared: () => undefined,
});

const frame = () => screen.getByRole('group', { name: 'Your screens' });
const isSeen = (text: string): boolean => {
  const item = document.querySelector<HTMLElement>(`[data-item-id="${text}"]`);
  return item?.style.visibility === 'inherit';
};
const fills = (host: HTMLElement): readonly string[] =>
  [...host.querySelectorAll<HTMLElement>('.story-fill')].map(({ style }) => style.transform);

/** Touches the story at a share of its width and releases it after a while, perhaps elsewhere. */
function touch(
  time: Pick<ReturnType<typeof tell>, 'tick'>,
  {
    from,
    to = from,
    down = 0,
    forMs = 100,
  }: { from: number; to?: number; down?: number; forMs?: number },
) {
  jest
    .spyOn(frame(), 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 300, height: 600 } as DOMRect);
  const finger = { pointerId: 1, isPrimary: true, button: 0 };
  fireEvent.pointerDown(frame(), { ...finger, clientX: from * 300, clientY: 300 });
  time.tick(forMs);
  fireEvent.pointerUp(window, { ...finger, clientX: to * 300, clientY: 300 + down });
}

it('[T1] plays the screens in their order and ends after the last', () => {
  const { told, tick, handle } = tell();
  tick(1000);
  expect(isSeen('One')).toBe(true);
  tick(1000);
  tick(1000);
  expect(isSeen('Two')).toBe(true);
  expect(isSeen('One')).toBe(false);
  tick(1000);
  tick(2000);
  expect(told).toEqual(['playing 1', 'playing 2', 'ended 2']);
  tick(9000);
  expect(handle.state).toMatchObject({ phase: 'ended', index: 2 });
  expect(isSeen('Three')).toBe(true);
});

describe('[T2] the stage', () => {
  it('takes the width of its host, and the height of its window up to the tallest device of its view', () => {
    tell({}, { width: 1920, height: 2000 - 100 });
    expect(frame()).toHaveStyle({ width: '1920px', height: '1200px' });
  });

  it('is laid out anew, at the moment it is at, when its room changes', () => {
    let room = { width: 390, height: 700 };
    const { handle, tick } = tell({ room: () => room });
    tick(1500);
    expect(handle.state.placement.view).toBe('mobilePortrait');
    room = { width: 700, height: 390 };
    fireEvent(window, new Event('resize'));
    tick(1);
    expect(handle.state.placement).toEqual({
      view: 'mobileLandscape',
      box: { width: 700, height: 390 },
      scale: 1,
    });
    expect(isSeen('One')).toBe(true);
    expect(frame()).toHaveStyle({ width: '700px' });
  });

  it('is that of a device, made smaller to fit', () => {
    const { handle } = tell(
      { device: { view: 'tabletPortrait', box: { width: 768, height: 1024 } } },
      { width: 768, height: 512 },
    );
    expect(handle.state.placement.scale).toBe(0.5);
    expect(frame()).toHaveStyle({ width: '384px', height: '512px' });
    handle.update({ device: { view: 'mobilePortrait', box: { width: 375, height: 500 } } });
    expect(frame()).toHaveStyle({ width: '375px', height: '500px' });
  });
});

it('[T3] has a segment for each screen, which fills with its playing time', () => {
  const { host, tick, handle } = tell();
  expect(fills(host)).toEqual(['scaleX(0.0000)', 'scaleX(0.0000)', 'scaleX(0.0000)']);
  tick(500);
  expect(fills(host)).toEqual(['scaleX(0.2500)', 'scaleX(0.0000)', 'scaleX(0.0000)']);
  handle.next();
  tick(1000);
  expect(fills(host)).toEqual(['scaleX(1.0000)', 'scaleX(0.5000)', 'scaleX(0.0000)']);
});

describe('[T4] moves', () => {
  it.each([
    ['the left third back', { from: 0.2 }, 'playing 0'],
    ['the right third forth', { from: 0.8 }, 'playing 2'],
    ['the middle to pause', { from: 0.5 }, 'paused 1'],
    ['a swipe to the left forth', { from: 0.8, to: 0.4, forMs: 600 }, 'playing 2'],
    ['a swipe to the right back', { from: 0.6, to: 0.9, forMs: 600 }, 'playing 0'],
  ] as const)('by touch: %s', (_, gesture, expected) => {
    const story = tell();
    story.handle.next();
    touch(story, gesture);
    expect(story.told.at(-1)).toBe(expected);
  });

  it('by touch: holding waits until the finger is lifted, wherever that is', () => {
    const story = tell();
    story.tick(900);
    touch(story, { from: 0.9, forMs: 5000 });
    expect(story.told).toEqual(['waiting, playing 0', 'playing 0']);
    expect(isSeen('One')).toBe(false);
    story.tick(100);
    expect(isSeen('One')).toBe(true);
  });

  it('by touch: scrolling the page turns no screen', () => {
    const story = tell();
    touch(story, { from: 0.9, to: 0.8, down: 200 });
    expect(story.told.at(-1)).toBe('playing 0');
  });

  it('by touch: what the browser takes over turns no screen and waits no longer', () => {
    const { told } = tell();
    fireEvent.pointerDown(frame(), { pointerId: 4, isPrimary: true, button: 0 });
    fireEvent.pointerCancel(window, { pointerId: 4 });
    expect(told).toEqual(['waiting, playing 0', 'playing 0']);
  });

  it('by key', async () => {
    const { told } = tell();
    frame().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft} ');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(told).toEqual(['playing 1', 'playing 0', 'paused 0']);
  });

  it('by button', async () => {
    const { told } = tell();
    await userEvent.click(screen.getByRole('button', { name: 'Next screen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous screen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(told).toEqual(['playing 1', 'playing 0', 'paused 0', 'playing 0']);
  });

  it('to a button by space bar press the button alone', async () => {
    const { told } = tell();
    screen.getByRole('button', { name: 'Next screen' }).focus();
    await userEvent.keyboard(' ');
    expect(told).toEqual(['playing 1']);
  });

  it('while paused show the other screen finished, to be read without haste', () => {
    const { handle, tick } = tell();
    handle.pause();
    handle.next();
    expect(isSeen('Two')).toBe(true);
    expect(handle.state.phase).toBe('paused');
    handle.play();
    expect(isSeen('Two')).toBe(false);
    tick(1000);
    expect(isSeen('Two')).toBe(true);
  });

  it('beyond the last screen end the story, before the first start it anew', () => {
    const { handle, told, tick } = tell();
    tick(1500);
    handle.previous();
    expect(isSeen('One')).toBe(false);
    handle.goTo(2);
    handle.next();
    expect(told.at(-1)).toBe('ended 2');
    expect(isSeen('Three')).toBe(true);
    handle.next();
    expect(told.at(-1)).toBe('ended 2');
  });
});

describe('[T4] a story that runs from the right', () => {
  it('turns forth on the left and back on the right', async () => {
    const story = tell({ direction: 'rtl' });
    touch(story, { from: 0.2 });
    touch(story, { from: 0.2, to: 0.6, forMs: 600 });
    expect(story.told.at(-1)).toBe('playing 2');
    touch(story, { from: 0.8 });
    expect(story.told.at(-1)).toBe('playing 1');
    frame().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(story.told.at(-1)).toBe('playing 2');
    await userEvent.click(screen.getByRole('button', { name: 'Previous screen' }));
    expect(story.told.at(-1)).toBe('playing 1');
    expect(frame()).toHaveAttribute('dir', 'rtl');
  });
});

describe('[T4] leaving', () => {
  it('is by a swipe down and by Escape, where there is something to leave', async () => {
    const onLeave = jest.fn();
    const story = tell({ onLeave });
    touch(story, { from: 0.5, down: 200, forMs: 600 });
    expect(onLeave).toHaveBeenCalledTimes(1);
    frame().focus();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(2);
    expect(story.told.at(-1)).toBe('playing 0');
  });

  it('is nothing elsewhere', async () => {
    const { told } = tell();
    frame().focus();
    await userEvent.keyboard('{Escape}');
    expect(told).toEqual([]);
  });
});

it('[T5] waits while the page is hidden', () => {
  const { told, tick } = tell();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  tick(60_000);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(told).toEqual(['waiting, playing 0', 'playing 0']);
  expect(isSeen('One')).toBe(false);
});

describe('[T5] while the keyboard’s focus is inside a screen', () => {
  const withShareButton = () => {
    const shared = aScreen(anItem('Share', { type: 'share', delay: 1 }));
    const story = tell({
      screens: [{ content: shared }, { content: aTextScreen('Two') }],
      share: sharing(),
    });
    return story;
  };

  it('waits until it has gone elsewhere', async () => {
    const { told, tick } = withShareButton();
    tick(1000);
    (await screen.findByLabelText('Share a picture')).focus();
    tick(60_000);
    expect(told).toEqual(['waiting, playing 0']);
    frame().focus();
    expect(told).toEqual(['waiting, playing 0', 'playing 0']);
    tick(1000);
    expect(told.at(-1)).toBe('playing 1');
  });

  it('keeps the focus in the story when another screen takes the place', async () => {
    const { told, tick } = withShareButton();
    tick(1000);
    (await screen.findByLabelText('Share a picture')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(told.at(-1)).toBe('playing 1');
    expect(frame()).toHaveFocus();
  });
});

it('[T6] asks for the images of the next screen, once', () => {
  const asked: string[] = [];
  jest
    .spyOn(HTMLImageElement.prototype, 'src', 'set')
    .mockImplementation((address) => asked.push(address));
  const picture = { type: 'image', url: '/bird.svg' } as const;
  const { handle } = tell({
    ownOrigin: 'https://screens.example',
    screens: [
      { content: aTextScreen('One') },
      { content: { ...aScreen(anItem('Bird', picture)), backgroundImage: 'javascript:alert(1)' } },
      { content: aTextScreen('Three') },
    ],
  });
  expect(asked).toEqual(['https://screens.example/bird.svg']);
  handle.replay();
  expect(asked).toHaveLength(1);
  jest.restoreAllMocks();
});

describe('[T7] the story', () => {
  it('starts over from the first screen at the end', async () => {
    const { handle, told } = tell();
    handle.goTo(2);
    handle.next();
    await userEvent.click(screen.getByRole('button', { name: 'Replay' }));
    expect(told.at(-1)).toBe('playing 0');
  });

  it('obeys who is told of a change', () => {
    const { handle, tick } = tell();
    handle.subscribe(({ index, phase }) => {
      if (index === 1 && phase === 'playing') handle.pause();
    });
    tick(2000);
    expect(handle.state).toMatchObject({ index: 1, phase: 'paused' });
    tick(9000);
    expect(handle.state).toMatchObject({ index: 1, phase: 'paused' });
  });

  it('takes other screens at the moment it is at', () => {
    const { handle, tick } = tell();
    handle.next();
    tick(1000);
    const changed = aScreen(anItem('Changed', { delay: 1 }));
    handle.update({ screens: [{ content: aTextScreen('One') }, { content: changed }] });
    expect(isSeen('Changed')).toBe(true);
    expect(screen.getByRole('group', { name: 'Screen 2 of 2' })).toBeInTheDocument();
    handle.update({ screens: [{ content: aTextScreen('One') }] });
    expect(handle.state.index).toBe(0);
    handle.update({ screens: [] });
    expect(document.querySelector('[data-item-id]')).toBeNull();
  });
});

it('[T9] reads out which screen begins', () => {
  const { handle } = tell({
    screens: [
      { content: aTextScreen('One'), name: 'Welcome' },
      { content: aTextScreen('Two'), name: 'Thanks' },
    ],
  });
  const status = frame().querySelector('[aria-live]');
  expect(status).toHaveTextContent('Screen 1 of 2: Welcome');
  handle.next();
  expect(status).toHaveTextContent('Screen 2 of 2: Thanks');
  expect(within(frame()).getByRole('group', { name: 'Screen 2 of 2: Thanks' })).toBeInTheDocument();
});

it('[T10] with reduced motion the segments do not creep', () => {
  const { host, tick } = tell({ reducedMotion: true });
  tick(100);
  expect(fills(host)).toEqual(['scaleX(1.0000)', 'scaleX(0.0000)', 'scaleX(0.0000)']);
});

describe('[T13] transitions', () => {
  const coming = (changes: Partial<ScreenTransition> = {}): ScreenContent => ({
    ...aTextScreen('Two'),
    transition: { kind: 'push', duration: 1, ...changes },
  });
  const layers = () => [...document.querySelectorAll<HTMLElement>('.story-layer')];
  const seen = () => layers().filter(({ style }) => style.visibility !== 'hidden');

  it('take the first moments of the screen that comes, above or below the one that goes', async () => {
    const { tick, handle } = await ready({
      screens: [{ content: aTextScreen('One') }, { content: coming() }],
    });
    tick(2000);
    expect(handle.state.index).toBe(1);
    expect(seen().map(({ style }) => style.transform)).toEqual([
      'translateX(0px)',
      'translateX(390px)',
    ]);
    tick(500);
    const [, half] = seen();
    expect(half?.style.transform).toBe('translateX(113px)');
    tick(500);
    expect(seen().map(({ style }) => style.transform)).toEqual(['']);
    expect(isSeen('Two')).toBe(true);
  });

  it('are those of the other side in a story that runs from the right', async () => {
    const screens = [{ content: aTextScreen('One') }, { content: coming() }];
    const { tick } = await ready({ direction: 'rtl', screens });
    tick(2000);
    expect(seen()[1]?.style.transform).toBe('translateX(-390px)');
  });

  it('end at once where somebody turns a screen', async () => {
    const screens = ['One', 'Two', 'Three'].map((text) => ({
      content: { ...aTextScreen(text), transition: coming().transition },
    }));
    const { tick, handle } = await ready({ screens });
    tick(2000);
    tick(300);
    expect(seen()).toHaveLength(2);
    handle.next();
    expect(handle.state.index).toBe(2);
    expect(seen().map(({ style }) => style.transform)).toEqual(['']);
    handle.previous();
    expect(seen().map(({ style }) => style.transform)).toEqual(['']);
  });

  it('last no longer than the screen, and fade within 0.3 s for who asked for less movement', () => {
    expect(transitionOf(coming({ duration: 5 }), 2000, true)).toEqual({
      kind: 'push',
      durationMs: 2000,
    });
    expect(transitionOf(coming({ duration: 5 }), 2000, false)).toEqual({
      kind: 'crossFade',
      durationMs: 300,
    });
    expect(transitionOf(coming({ kind: 'cut' }), 2000, true)).toBeNull();
    expect(transitionOf(coming({ kind: 'year', duration: 0.5 }), 2000, true)).toEqual({
      kind: 'crossFade',
      durationMs: 500,
    });
  });

  it('stand where they are while the story is paused, and after its room has changed', async () => {
    let room = { width: 390, height: 844 };
    const screens = [{ content: aTextScreen('One') }, { content: coming() }];
    const { tick, handle } = await ready({ screens, room: () => room });
    tick(2000);
    tick(500);
    handle.pause();
    tick(5000);
    expect(seen()[1]?.style.transform).toBe('translateX(113px)');
    room = { width: 430, height: 932 };
    handle.relayout();
    expect(seen().map(({ style }) => style.transform)).toEqual([
      'translateX(-306px)',
      'translateX(124px)',
    ]);
    handle.play();
    tick(600);
    expect(seen()).toHaveLength(1);
  });

  it.each(TRANSITIONS)('%s: any moment looks as played when it is sought', async (kind) => {
    const screens = [
      { content: aScreen(anItem('a', { name: 'one' }), anItem('b')) },
      {
        content: { ...aScreen(anItem('c', { name: 'one' })), transition: { kind, duration: 0.8 } },
      },
    ];
    const looks = () => seen().map(({ outerHTML }) => outerHTML);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999 }), fc.boolean(), async (ms, back) => {
        const played = await ready({ screens });
        played.tick(1000);
        played.tick(ms);
        played.handle.pause();
        const expected = looks();
        const sought = await ready({ screens });
        if (back) sought.handle.seek(1, 999);
        sought.handle.seek(1, ms);
        expect(looks().map(still)).toEqual(expected.map(still));
      }),
      { numRuns: 5 },
    );
  });

  it('lay out the screen that comes beforehand, unseen', async () => {
    const { tick } = await ready();
    tick(100);
    expect(layers()).toHaveLength(2);
    expect(layers()[1]).toHaveStyle({ visibility: 'hidden' });
    tick(1900);
    expect(seen()).toContain(layers()[1]);
  });
});

describe('[T14] what comes over from the screen before', () => {
  const named = (name: string, changes: Partial<Item> = {}) =>
    anItem(name, { name: 'amount', text: '£12', ...changes });
  const before = aScreen(named('a'));
  const after: ScreenContent = {
    ...aScreen(anItem('first', { delay: 1 }), named('b', { delay: 1, animation: 'countUp' })),
    transition: { kind: 'sharedElement', duration: 1 },
  };

  it('is there from the beginning and does not enter, whatever its time', async () => {
    const { tick } = await ready({ screens: [{ content: before }, { content: after }] });
    tick(1000);
    expect(isSeen('b')).toBe(true);
    expect(isSeen('first')).toBe(false);
    tick(1000);
    expect(isSeen('b')).toBe(true);
    expect(document.querySelector<HTMLElement>('[data-item-id=b]')?.style.opacity).toBe('');
  });

  it('enters at its time where somebody turned the screen', async () => {
    const { tick, handle } = await ready({ screens: [{ content: before }, { content: after }] });
    tick(100);
    handle.next();
    expect(isSeen('b')).toBe(false);
    tick(2000);
    expect(isSeen('b')).toBe(true);
  });

  it('has a name, and has not left before', () => {
    const leaves = {
      ...DEFAULT_MOTION,
      exit: { ...DEFAULT_MOTION.exit, animation: 'fade' },
    } as const;
    expect(sharedItems(before, after).map(({ to }) => to.id)).toEqual(['b']);
    expect(sharedItems(aScreen(named('a', { name: '' })), after)).toEqual([]);
    expect(sharedItems(aScreen(named('a', { motion: leaves })), after)).toEqual([]);
  });
});

describe('[T15] the closing', () => {
  const withClosing = (changes: Partial<Story> = {}) => {
    const leave = jest.fn();
    const create = () => {
      const card = document.createElement('p');
      card.textContent = 'Thank you, Ann';
      return card;
    };
    return { leave, ...tell({ closing: { create, leave }, ...changes }) };
  };
  const card = () => screen.queryByText('Thank you, Ann');

  it('stands over the last screen when the story has ended, and has the focus', () => {
    const { handle, host } = withClosing();
    handle.goTo(2);
    expect(card()).toBeNull();
    handle.next();
    expect(handle.state).toMatchObject({ phase: 'ended', index: 2 });
    expect(fills(host).at(-1)).toBe('scaleX(1.0000)');
    expect(card()?.parentElement).toHaveFocus();
  });

  it('comes by itself, and is read out to who is elsewhere on the page', () => {
    const { host, tick } = withClosing();
    const elsewhere = document.createElement('input');
    host.after(elsewhere);
    elsewhere.focus();
    for (let screens = 0; screens < 3; screens += 1) tick(2000);
    expect(elsewhere).toHaveFocus();
    expect(card()?.parentElement).toHaveAttribute('aria-live', 'polite');
  });

  it('is taken away by going back, to the last screen, and by replaying', () => {
    const { handle, leave, told } = withClosing();
    handle.goTo(2);
    handle.next();
    handle.previous();
    expect(told.at(-1)).toBe('playing 2');
    expect(card()).toBeNull();
    expect(frame()).toHaveFocus();
    handle.next();
    handle.replay();
    expect(told.at(-1)).toBe('playing 0');
    expect(leave).toHaveBeenCalledTimes(2);
  });

  it('is not left by a tap in its middle', () => {
    const story = withClosing();
    story.handle.goTo(2);
    story.handle.next();
    touch(story, { from: 0.5 });
    touch(story, { from: 0.9 });
    expect(story.told.at(-1)).toBe('ended 2');
    touch(story, { from: 0.1 });
    expect(story.told.at(-1)).toBe('playing 2');
  });
});

describe('[T16] the buttons', () => {
  const isQuiet = () => frame().classList.contains('story-quiet');

  it('go after two seconds of play, and are back when somebody does something or it pauses', () => {
    const { tick, handle } = tell();
    tick(1900);
    expect(isQuiet()).toBe(false);
    tick(100);
    expect(isQuiet()).toBe(true);
    fireEvent.pointerMove(frame());
    expect(isQuiet()).toBe(false);
    tick(2000);
    expect(isQuiet()).toBe(true);
    fireEvent.focusIn(frame());
    expect(isQuiet()).toBe(false);
    tick(2000);
    handle.pause();
    expect(isQuiet()).toBe(false);
  });

  it('that a finger could not see pause the story', () => {
    const { tick, told } = tell();
    tick(1900);
    tick(100);
    const next = screen.getByRole('button', { name: 'Next screen' });
    fireEvent.pointerDown(next, { pointerType: 'touch' });
    fireEvent.click(next);
    expect(told.at(-1)).toBe('paused 1');
    fireEvent.pointerDown(next, { pointerType: 'touch' });
    fireEvent.click(next);
    expect(told.at(-1)).toBe('paused 2');
  });
});

it('[T17] says what it is given', () => {
  const words = { ...STORY_WORDS, story: 'Jouw jaar', pause: 'Pauze', place: () => 'Scherm' };
  tell({ words });
  expect(screen.getByRole('group', { name: 'Jouw jaar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pauze' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Scherm' })).toBeInTheDocument();
});

it('[T11] share buttons do what they are given, and can be pressed without turning the screen', async () => {
  const pressed = jest.fn();
  const { told } = tell({
    screens: [{ content: aScreen(anItem('Share', { type: 'share' })) }],
    share: sharing(pressed),
  });
  const button = await screen.findByLabelText('Share a picture');
  fireEvent.pointerDown(button, { pointerId: 1, isPrimary: true, button: 0 });
  fireEvent.pointerUp(button, { pointerId: 1, isPrimary: true, button: 0 });
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});

it('[T12] leaves nothing behind', () => {
  const { host, handle, told, tick, pending } = tell();
  handle.destroy();
  expect(host.childNodes).toHaveLength(0);
  expect(pending()).toBe(0);
  fireEvent(window, new Event('resize'));
  tick(9000);
  expect(told).toEqual([]);
});

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScreenContent } from 'shared-kernel/model';

import { aScreen, anItem } from '../../testing/aScreen';
import { manualClock } from '../../testing/manualClock';
import { createStory } from '../createStory';
import type { Story } from '../story';

const aTextScreen = (text: string): ScreenContent => aScreen(anItem(text, { text, delay: 1 }));
const GIFTS = { value: '£320', sentence: 'We added up all your gifts.' };
const TREES = { value: '32', sentence: 'We plant a tree for every £10.' };

/** Three screens of 2 s, the second of which shows numbers that are explained. */
async function tell(story: Partial<Story> = {}) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const time = manualClock();
  const handle = createStory(host, {
    screens: [
      { content: aTextScreen('One') },
      { content: aTextScreen('Two'), explanations: [GIFTS, TREES] },
      { content: aTextScreen('Three') },
    ],
    clock: time.clock,
    reducedMotion: false,
    room: () => ({ width: 390, height: 844 }),
    ...story,
  });
  await handle.ready;
  await import('.');
  await Promise.resolve();
  return { host, handle, ...time };
}

const NAME = 'How we worked this out';
const asking = () => screen.queryByRole('button', { name: NAME });
const sheet = () => screen.queryByRole('dialog', { name: NAME });

/** At the second screen, with the question asked. */
async function asked(story: Partial<Story> = {}) {
  const told = await tell(story);
  told.handle.goTo(1);
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  return told;
}

it('[P53] is offered on screens whose numbers are explained, and on no other', async () => {
  const { handle } = await tell();
  expect(asking()).toBeNull();
  handle.next();
  expect(asking()).toBeVisible();
  asking()?.focus();
  handle.next();
  expect(asking()).toBeNull();
  expect(screen.getByRole('group', { name: 'Your screens' })).toHaveFocus();
});

it('[P53] stays on the last screen, but not under a closing', async () => {
  const screens = [{ content: aTextScreen('One'), explanations: [GIFTS] }];
  const plain = await tell({ screens });
  plain.tick(1000);
  plain.tick(1500);
  expect(plain.handle.state.phase).toBe('ended');
  expect(asking()).toBeVisible();
  const closed = await tell({
    screens,
    closing: { create: () => document.createElement('div') },
  });
  closed.tick(1000);
  closed.tick(1500);
  expect(asking()).toBeNull();
});

it('[P53] the first touch of a button that was not seen pauses, as of the others', async () => {
  const { handle, tick } = await tell();
  handle.goTo(1);
  tick(1500);
  tick(1);
  tick(400);
  const group = screen.getByRole('group', { name: 'Your screens' });
  group.classList.add('story-quiet');
  const button = screen.getByRole('button', { name: NAME });
  fireEvent.pointerDown(button, { pointerType: 'touch', bubbles: true });
  fireEvent.click(button);
  expect(sheet()).toBeNull();
  expect(handle.state).toMatchObject({ phase: 'paused', index: 1 });
});

it('[P54] says each number with its sentence, and the story waits meanwhile', async () => {
  const { handle, tick } = await asked({ language: 'en' });
  const dialog = screen.getByRole('dialog', { name: NAME });
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    ...[GIFTS.value, GIFTS.sentence, TREES.value, TREES.sentence],
  ]);
  expect(dialog).toHaveFocus();
  expect(handle.state).toMatchObject({ phase: 'playing', waiting: true });
  tick(60_000);
  expect(handle.state.index).toBe(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(sheet()).toBeNull();
  expect(asking()).toHaveFocus();
  expect(handle.state.waiting).toBe(false);
});

it('[P54] who had paused stays so', async () => {
  const { handle } = await tell();
  handle.goTo(1);
  handle.pause();
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  await userEvent.keyboard('{Escape}');
  expect(handle.state).toMatchObject({ phase: 'paused', waiting: false });
});

it('[P54] keys and taps on it turn no screen and leave nothing but it', async () => {
  const onLeave = jest.fn();
  const { handle, host } = await asked({ onLeave });
  await userEvent.keyboard('{ArrowRight} {ArrowLeft}');
  const dialog = screen.getByRole('dialog', { name: NAME });
  fireEvent.pointerDown(dialog, { isPrimary: true, button: 0, clientX: 1 });
  fireEvent.pointerUp(window, { clientX: 1 });
  expect(handle.state).toMatchObject({ phase: 'playing', index: 1 });
  for (const part of host.querySelectorAll('.story-screen, .story-controls'))
    expect(part).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(sheet()).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  expect(host.querySelector('[inert]')).toBeNull();
});

it('[P54] a tap beside it closes it', async () => {
  const { host } = await asked();
  const ground = host.querySelector('.story-sheet-ground');
  if (ground === null) throw new Error('There is no ground');
  await userEvent.click(ground);
  expect(sheet()).toBeNull();
});

it('[P54] goes with its screen, and when the story is paused from outside', async () => {
  const { handle } = await asked();
  handle.pause();
  expect(sheet()).toBeNull();
  handle.play();
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  handle.next();
  expect(sheet()).toBeNull();
  expect(handle.state).toMatchObject({ index: 2, waiting: false });
});

it('[T12] leaves nothing behind', async () => {
  const { handle, host } = await asked();
  handle.destroy();
  expect(host).toBeEmptyDOMElement();
});

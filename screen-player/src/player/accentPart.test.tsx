import { DEFAULT_MOTION } from 'shared-kernel/model';

import { anItem, aScreen } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { mountScreen } from './mountScreen';
import type { AccentPart, CreateParticles, LoadAccents } from './particles';

const withAccent = (accent: 'none' | 'scale' | 'burst' | 'confetti') =>
  aScreen(anItem('one', { motion: { ...DEFAULT_MOTION, accent } }));

const createParticles: CreateParticles = (box) => {
  const drawn = box.ownerDocument.createElement('canvas');
  box.append(drawn);
  return {
    showAt: (progress) => {
      drawn.title = String(progress);
    },
    remove: () => drawn.remove(),
  };
};

const mount = (accent: 'none' | 'scale' | 'burst' | 'confetti', loadAccents: LoadAccents) =>
  mountScreen(document.createElement('div'), {
    content: withAccent(accent),
    stage: { width: 390, height: 844 },
    clock: manualClock().clock,
    reducedMotion: false,
    loadAccents,
  });

const drawnOn = (element: HTMLElement) => element.querySelector('canvas')?.title;

it('[P35] asks for the particles once, and only where a screen has some', () => {
  for (const [accent, times] of [
    ['none', 0],
    ['scale', 0],
    ['burst', 1],
    ['confetti', 1],
  ] as const) {
    const load = jest.fn(() => new Promise<AccentPart>(() => undefined));
    mount(accent, load).update({ content: withAccent(accent) });
    expect(load).toHaveBeenCalledTimes(times);
  }
});

it('[P35] draws them at the moment that is shown, once they are there', async () => {
  const handle = mount('burst', () => Promise.resolve({ createParticles }));
  handle.seek(450);
  expect(drawnOn(handle.element)).toBeUndefined();
  await Promise.resolve();
  expect(drawnOn(handle.element)).toBe('0.5');
  handle.seek(900);
  expect(drawnOn(handle.element)).toBeUndefined();
});

it('[P35] where they do not come, the item lands without them', async () => {
  const handle = mount('burst', () => Promise.reject(new Error('offline')));
  await Promise.resolve();
  handle.seek(100);
  expect(handle.state.phase).toBe('paused');
  expect(drawnOn(handle.element)).toBeUndefined();
  expect(handle.element.querySelector<HTMLElement>('[data-item-id]')?.style.scale).not.toBe('');
});

it('[P5] [P35] a player that is gone draws nothing any more', async () => {
  const handle = mount('burst', () => Promise.resolve({ createParticles }));
  handle.destroy();
  await Promise.resolve();
  expect(drawnOn(handle.element)).toBeUndefined();
});

it('[P23] [P35] a screen that cannot be played stands there without them', async () => {
  const handle = mount('burst', () => Promise.resolve({ createParticles }));
  await Promise.resolve();
  handle.seek(450);
  expect(drawnOn(handle.element)).toBe('0.5');
  handle.update({ stage: { width: 0, height: 844 } });
  expect(drawnOn(handle.element)).toBeUndefined();
});

import { aScreen, unwatched, watchedWindow } from 'shared-kernel/testing';
import { aScreen as contentOf, anItem } from '../testing/aScreen';
import { manualClock } from '../testing/manualClock';
import { mountSmallScreen, smallScreenBox } from './mountSmallScreen';

const hello = anItem('hello', { text: 'Dear {field|Name|0|none|friend}', delay: 1 });
const link = anItem('link', { type: 'button', text: 'Give', url: 'https://example.org', delay: 1 });

function show() {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const { clock, tick, pending } = manualClock();
  const screen = aScreen({ content: contentOf(hello, link) });
  const small = mountSmallScreen(host, { screen, width: 39, clock });
  const seen = () =>
    [...host.querySelectorAll<HTMLElement>('[data-item-id]')].filter(
      ({ style }) => style.visibility !== 'hidden',
    ).length;
  return { host, small, tick, pending, seen };
}

it('[P61] stands at its end, with what its texts say to somebody of whom nothing is known', () => {
  const { host, seen, pending } = show();
  expect(host).toHaveTextContent('Dear friend');
  expect(seen()).toBe(2);
  expect(pending()).toBe(0);
  expect(smallScreenBox(39)).toEqual({ width: 39, height: 84 });
});

it('[P61] plays from the beginning, and stands still again at its end', () => {
  const { small, seen, tick, pending } = show();
  small.play();
  tick(500);
  expect(seen()).toBe(0);
  tick(700);
  expect(seen()).toBe(1);
  small.play();
  tick(0);
  expect(seen()).toBe(0);
  tick(60_000);
  expect(seen()).toBe(2);
  expect(pending()).toBe(0);
});

it('[P61] rests when it is told to, and leaves nothing behind', () => {
  const { host, small, seen, tick, pending } = show();
  small.play();
  tick(500);
  small.rest();
  expect([seen(), pending()]).toEqual([2, 0]);
  small.play();
  small.destroy();
  expect(host).toBeEmptyDOMElement();
  expect(pending()).toBe(0);
});

it('[P61] nothing of it is read out or can be reached', () => {
  const { host, small } = show();
  const reached = () =>
    [...host.querySelectorAll('[data-item-id]')].filter((item) => item.closest('[inert]') === null);
  expect(reached()).toEqual([]);
  small.play();
  expect(reached()).toEqual([]);
});

it('[P61] is drawn when it comes near the window', () => {
  const { comeNear, looked } = watchedWindow();
  const { host, small } = show();
  expect(host).not.toHaveTextContent('Dear friend');
  comeNear();
  expect(host).toHaveTextContent('Dear friend');
  small.destroy();
  expect(looked).toEqual(['looks', 'looks away', 'looks away']);
});

it('[P61] is drawn once, be it near or not, while it plays', () => {
  const { comeNear } = watchedWindow();
  const { host, small, tick } = show();
  const items = () => host.querySelectorAll('[data-item-id]').length;
  small.play();
  expect(items()).toBe(2);
  comeNear();
  expect(items()).toBe(2);
  tick(60_000);
  expect(items()).toBe(2);
});

afterEach(unwatched);

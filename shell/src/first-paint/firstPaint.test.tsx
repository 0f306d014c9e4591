import { endFirstPaint, isFirstPaintShown } from './firstPaint';

const PAGE = '<a href="/home">Home</a><button>Login</button><button>Forget</button>';

const pressed = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `<div id="first-paint">${PAGE}</div><div id="root">${PAGE}</div>`;
  pressed.mockClear();
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    pressed((target as HTMLElement).textContent);
  });
});

const shownFirst = (): HTMLElement => {
  const found = document.getElementById('first-paint');
  if (found === null) throw new Error('It is gone');
  return found;
};
const FORGET = 1;
const buttonShownFirst = (at: number): HTMLElement => {
  const button = shownFirst().querySelectorAll('button')[at];
  if (button === undefined) throw new Error('There is no such button');
  return button;
};

it('goes, and what comes after it is alone', () => {
  expect(isFirstPaintShown()).toBe(true);
  endFirstPaint();
  expect(isFirstPaintShown()).toBe(false);
  expect(document.querySelectorAll('button')).toHaveLength(2);
  expect(pressed).not.toHaveBeenCalled();
  endFirstPaint();
});

it('leaves the focus where it was, and hands a press on', async () => {
  buttonShownFirst(FORGET).focus();
  buttonShownFirst(FORGET).dataset['pressed'] = '';
  endFirstPaint();
  expect(document.activeElement).toBe(document.querySelectorAll('#root button')[FORGET]);
  await Promise.resolve();
  expect(pressed.mock.calls).toEqual([['Forget']]);
});

it('presses nothing on a page that is another one', async () => {
  buttonShownFirst(FORGET).focus();
  buttonShownFirst(FORGET).dataset['pressed'] = '';
  const other = document.querySelectorAll<HTMLElement>('#root button')[FORGET];
  other?.replaceChildren('Erase');
  endFirstPaint();
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it.each(['pointerup', 'pointercancel'])('waits while somebody presses, for %s', async (end) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  shownFirst().dataset['held'] = '';
  endFirstPaint();
  expect(isFirstPaintShown()).toBe(true);
  delete shownFirst().dataset['held'];
  window.dispatchEvent(new Event(end));
  // The click, which follows.
  buttonShownFirst(FORGET).dataset['pressed'] = '';
  jest.runAllTimers();
  jest.useRealTimers();
  await Promise.resolve();
  expect(isFirstPaintShown()).toBe(false);
  expect(pressed.mock.calls).toEqual([['Forget']]);
});

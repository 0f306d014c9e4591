import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { unwatched, watchedWindow } from '../testing';
import { rowsInWindow, useGrowingList } from './useGrowingList';

let comeNear: () => void;

beforeEach(() => {
  ({ comeNear } = watchedWindow());
});

afterEach(unwatched);

/** How many rows are drawn each time that a list is. */
function drawn(place: string, length: number, growth: Parameters<typeof useGrowingList>[1]) {
  const counts: number[] = [];
  const { unmount } = renderHook(
    () => {
      const { drawn: now, restRef } = useGrowingList(length, growth);
      counts.push(now);
      restRef(document.body);
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/searches', key: place }]}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  return { counts, unmount };
}

const steps = (counts: readonly number[]): readonly number[] => [...new Set(counts)];

it('draws what fills the window at once, then a few rows at a time', () => {
  expect(steps(drawn('short', 9, { first: 3 }).counts)).toEqual([3, 7, 9]);
  expect(steps(drawn('one', 1, { first: 3 }).counts)).toEqual([1]);
});

it('draws what lies far below once somebody scrolls on', () => {
  const { counts } = drawn('long', 100, { first: 26 });
  expect(steps(counts)).toEqual([26, 30]);
  act(comeNear);
  expect(Math.max(...counts)).toBe(60);
});

it('draws all of a list whose order is changed by dragging', () => {
  const growth = { first: 4, whole: true };
  expect(Math.max(...drawn('whole', 100, growth).counts)).toBe(100);
  // Come back to, and longer meanwhile.
  expect(steps(drawn('whole', 102, growth).counts)).toEqual([102]);
});

it('draws a list that is come back to as far as it was, at once', () => {
  const { counts, unmount } = drawn('back', 100, { first: 3 });
  act(comeNear);
  expect(Math.max(...counts)).toBe(60);
  unmount();
  expect(steps(drawn('back', 100, { first: 3 }).counts)).toEqual([60]);
  expect(steps(drawn('elsewhere', 5, { first: 3 }).counts)).toEqual([3, 5]);
});

it('counts the rows that the window has room for, each column of them', () => {
  window.innerHeight = 844;
  expect(rowsInWindow(187)).toBe(4);
  expect(rowsInWindow(579, 2)).toBe(4);
  window.innerHeight = 120;
  expect(rowsInWindow(187, 3)).toBe(3);
});

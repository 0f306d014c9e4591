import { keepUnchanged } from './keepUnchanged';

const a = { id: 'a', count: 1 };
const b = { id: 'b', count: 2 };

it('keeps the objects of what did not change', () => {
  const [first, second] = keepUnchanged([a, b], [{ ...a }, { ...b, count: 3 }]);
  expect(first).toBe(a);
  expect(second).toEqual({ id: 'b', count: 3 });
});

it('keeps the whole list where nothing changed', () => {
  const before = [a, b];
  expect(keepUnchanged(before, [{ ...a }, { ...b }])).toBe(before);
});

it('follows what was added, removed and reordered', () => {
  expect(keepUnchanged([a, b], [{ ...b }])).toEqual([b]);
  expect(keepUnchanged([a], [{ ...a }, b])).toEqual([a, b]);
  expect(keepUnchanged([a, b], [{ ...b }, { ...a }])).toEqual([b, a]);
});

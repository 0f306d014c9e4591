import { keepUnchanged } from './keepUnchanged';

const at = new Date('2026-03-01T10:00:00Z');
const a = { id: 'a', count: 1, saved: { at } };
const b = { id: 'b', count: 2, saved: { at: null } };
/** As it is read again. */
const again = (one: typeof a | typeof b) => ({
  ...one,
  saved: { at: one.saved.at && new Date(at) },
});

it('keeps the objects of what did not change', () => {
  const kept = keepUnchanged([a, b], [again(a), { ...again(b), count: 3 }]);
  expect(kept).toEqual([a, { ...b, count: 3 }]);
  expect(Array.isArray(kept) && kept[0] === a).toBe(true);
});

it('keeps the whole value where nothing changed', () => {
  const before = { items: [a, b], malformed: [] };
  expect(keepUnchanged(before, { items: [again(a), again(b)], malformed: [] })).toBe(before);
});

it('follows what was added, removed and reordered', () => {
  expect(keepUnchanged([a, b], [again(b)])).toEqual([b]);
  expect(keepUnchanged([a], [again(a), b])).toEqual([a, b]);
  expect(keepUnchanged([a, b], [again(b), again(a)])).toEqual([b, a]);
  expect(keepUnchanged({ one: 1, two: 2 }, { one: 1 })).toEqual({ one: 1 });
  expect(keepUnchanged({ one: 1 }, null)).toBeNull();
});

import fc from 'fast-check';
import { firstLook, timeLeft } from './timeLeft';
import type { Work } from './work';

const work = (parts: Partial<Work> = {}): Work => ({
  ...{ id: 'one', kind: 'import', step: 'Storing', done: 0, total: 1000, ...parts },
});

it.each([
  [100, 10_000, 'about 2 minutes left'],
  [500, 10_000, 'about 10 seconds left'],
  [950, 10_000, 'a few seconds left'],
  [400, 40_000, 'about a minute left'],
  [0, 10_000, ''],
  [100, 500, ''],
])('%i of 1000 in %i ms: %s', (done, atMs, words) => {
  expect(timeLeft(firstLook(undefined, work(), 0), work({ done }), atMs)).toBe(words);
});

it('begins anew with another step, another run and a run that goes back', () => {
  const first = firstLook(undefined, work({ done: 50 }), 1);
  expect(firstLook(first, work({ done: 60 }), 2)).toBe(first);
  for (const other of [{ step: 'Counting' }, { id: 'two' }, { done: 10 }])
    expect(firstLook(first, work({ done: 60, ...other }), 2).atMs).toBe(2);
});

it('never says less is left of more', () => {
  const seconds = (words: string) =>
    words === 'a few seconds left'
      ? 0
      : Number(/\d+/.exec(words)?.[0] ?? 1) * (words.includes('minute') ? 60 : 1);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      (done, more) => {
        const first = firstLook(undefined, work(), 0);
        const [near, far] = [1000 + 0, 1000 + more].map((total) =>
          seconds(timeLeft(first, work({ done, total }), 5000)),
        );
        expect(far).toBeGreaterThanOrEqual(near ?? 0);
      },
    ),
  );
});

import fc from 'fast-check';
import { percentDone, timeLeftWords, watched, type Watch } from './timeLeft';

const after = (looks: readonly (readonly [done: number, atMs: number])[]): Watch | null =>
  looks.reduce<Watch | null>(
    (before, [done, atMs]) => watched(before, 'writing', done, atMs),
    null,
  );

it('counts from the first look at a piece of work', () => {
  expect(after([[0.2, 5_000]])?.secondsLeft).toBeNull();
  expect(
    after([
      [0.2, 5_000],
      [0.4, 7_000],
    ])?.secondsLeft,
  ).toBeCloseTo(6);
});

it('says nothing before there is enough to go by', () => {
  expect(
    after([
      [0, 0],
      [0.5, 900],
    ])?.secondsLeft,
  ).toBeNull();
  expect(
    after([
      [0.1, 0],
      [0.1, 20_000],
    ])?.secondsLeft,
  ).toBeNull();
  expect(watched(null, 'writing', null, 0)).toBeNull();
});

it('begins anew with other work, or where it began again', () => {
  const first = after([
    [0.5, 0],
    [0.6, 2_000],
  ]);
  expect(watched(first, 'counting', 0.9, 3_000)).toMatchObject({ from: 0.9, secondsLeft: null });
  expect(watched(first, 'writing', 0.1, 3_000)).toMatchObject({ from: 0.1, secondsLeft: null });
  expect(watched(first, 'writing', null, 3_000)).toBe(first);
});

it('does not jump: between two looks it changes by no more than a part of what was measured', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: 100 }), fc.integer({ min: 200, max: 3_000 })), {
    minLength: 3,
    maxLength: 30,
  });
  fc.assert(
    fc.property(steps, (moves) => {
      const total = moves.reduce((sum, [rows]) => sum + rows, 0) + 1;
      let [done, atMs] = [0, 0];
      let watch = watched(null, 'writing', 0, 0);
      for (const [rows, ms] of moves) {
        const before = watch;
        [done, atMs] = [done + rows, atMs + ms];
        watch = watched(before, 'writing', done / total, atMs);
        const [was, is] = [before?.secondsLeft ?? null, watch?.secondsLeft ?? null];
        if (was === null || is === null || done === 0) continue;
        const measured = ((total - done) * atMs) / 1000 / done;
        const expected = Math.max(was - ms / 1000, 0);
        expect(Math.abs(is - expected)).toBeLessThanOrEqual(
          Math.abs(measured - expected) * 0.31 + 1e-9,
        );
        expect(is).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it.each([
  [2, 'a few seconds left'],
  [42, 'about 45 seconds left'],
  [60, 'about a minute left'],
  [150, 'about 3 minutes left'],
])('words %d seconds', (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});

it('says all of it only once it is done', () => {
  expect([0, 0.426, 0.9999, 1].map(percentDone)).toEqual(['0%', '42%', '99%', '99%']);
});

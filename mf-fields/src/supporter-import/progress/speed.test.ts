import { firstLook, speedOf, speedWords } from './speed';

const look = (processed: number, step = 'Writing') => ({ step, processed, total: 1000 });

it('counts from the first look at a step', () => {
  const first = firstLook(null, look(100), 5_000);
  expect(firstLook(first, look(300), 7_000)).toBe(first);
  expect(speedOf(first, look(300), 7_000)).toEqual({ perSecond: 100, secondsLeft: 7 });
});

it('begins anew with another step, or where a step began again', () => {
  const first = firstLook(null, look(500), 0);
  expect(firstLook(first, look(0, 'Counting'), 9_000).atMs).toBe(9_000);
  expect(firstLook(first, look(20), 9_000).processed).toBe(20);
  expect(speedOf(first, look(600, 'Counting'), 9_000)).toBeNull();
});

it('says nothing before there is enough to go by', () => {
  expect(speedOf(null, look(1), 0)).toBeNull();
  expect(speedOf(firstLook(null, look(1), 0), look(50), 900)).toBeNull();
  expect(speedOf(firstLook(null, look(1), 0), look(1), 2_000)).toBeNull();
});

it.each([
  [2, 'a few seconds left'],
  [42, 'about 45 seconds left'],
  [60, 'about a minute left'],
  [150, 'about 3 minutes left'],
])('words %d seconds', (secondsLeft, words) => {
  expect(speedWords({ perSecond: 1234.5, secondsLeft })).toBe(`1,235 rows a second, ${words}`);
});

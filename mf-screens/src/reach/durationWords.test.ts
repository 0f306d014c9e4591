import { durationWords } from './durationWords';

it.each([
  [0, '0 s'],
  [12_500, '12.5 s'],
  [14_000, '14 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min'],
  [65_400, '1 min 5 s'],
  [120_000, '2 min'],
])('writes %d ms as %s', (durationMs, words) => {
  expect(durationWords(durationMs)).toBe(words.replaceAll(' ', '\u00a0'));
});

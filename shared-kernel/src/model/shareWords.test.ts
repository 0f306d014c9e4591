import { shareWords } from './shareWords';

it.each([
  [0, 0, '0%'],
  [0, 795, '0%'],
  [1, 795, 'under 1%'],
  [4, 795, '1%'],
  [396, 795, '50%'],
  [794, 795, '99%'],
  [795, 795, '100%'],
  [12, 10, '120%'],
])('%d of %d is %s', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words);
});

import type { ResultCount } from './showResults';
import { countWords, shareOf } from './countWords';

const exact = (count: number): ResultCount => ({ kind: 'exact', count });
const HIDDEN: ResultCount = { kind: 'fewerThan', count: 10 };

it.each([
  [exact(1234), '1,234'],
  [{ kind: 'atLeast', count: 1230 } as const, 'at least 1,230'],
  [HIDDEN, 'fewer than 10'],
])('says %j as “%s”', (count, words) => {
  expect(countWords(count)).toBe(words);
});

it('tells a share of exact counts alone', () => {
  expect(shareOf(exact(70), exact(120))).toBe('58%');
  expect(shareOf(HIDDEN, exact(120))).toBeNull();
  expect(shareOf(exact(70), { kind: 'atLeast', count: 110 })).toBeNull();
  expect(shareOf(exact(0), exact(0))).toBeNull();
});

import { asId, type Search, type SearchId } from 'shared-kernel/model';
import { aSearch } from 'shared-kernel/testing';
import { isShown, sortedSearches, type SearchShow, type SearchSort } from './listedSearches';

const named = (name: string, parts: Partial<Search> = {}) =>
  aSearch({ id: asId<SearchId>(name), name, ...parts });
const FAULT = { code: 'brokeOff', message: 'It broke off.' } as const;
const savedOn = (day: number) => ({
  saved: { revision: 1, savedBy: '', savedAt: new Date(2026, 1, day) },
});

const searches = [
  named('a', { supportersMatched: 5, ...savedOn(3) }),
  named('b', { supportersMatched: 0, ...savedOn(9) }),
  named('c', { supportersMatched: -1 }),
  named('d', { supportersMatched: 70, supportersMatchedFault: FAULT }),
  named('e', { supportersMatched: 40, supportersMatchedFault: { code: 'cycle', message: '' } }),
];
const names = (list: readonly Search[]) => list.map(({ name }) => name).join('');

it.each<[SearchSort, string]>([
  ['name', 'abcde'],
  ['most', 'eabcd'],
  ['fewest', 'baecd'],
  ['saved', 'bacde'],
])('sorts by %s, without a count last', (sort, order) => {
  expect(names(sortedSearches(searches, sort))).toBe(order);
});

it.each<[SearchShow, string]>([
  ['all', 'abcde'],
  ['nobody', 'b'],
  ['failed', 'de'],
  ['unused', 'bcde'],
])('shows %s', (show, expected) => {
  const isUsed = ({ name }: Search) => name === 'a';
  expect(names(searches.filter((search) => isShown(search, show, isUsed)))).toBe(expected);
});

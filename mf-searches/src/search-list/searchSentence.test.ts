import { aCondition, aSearch } from 'shared-kernel/testing';
import { searchSentence } from './searchSentence';

const search = (match: string, count: number) =>
  aSearch({ match, conditions: Array.from({ length: count }, () => aCondition()) });

it.each([
  ['all', 0, 'No conditions yet, so it matches nobody'],
  ['all', 1, '1 condition'],
  ['all', 3, 'All of 3 conditions'],
  ['any', 3, 'Any of 3 conditions'],
  ['most', 3, '3 conditions, and no valid match: it matches nobody'],
])('a search with match %s over %d conditions: %s', (match, count, sentence) => {
  expect(searchSentence(search(match, count))).toBe(sentence);
});

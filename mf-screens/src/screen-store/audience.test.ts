import { asId, type SearchId } from 'shared-kernel/model';
import { audienceOf } from './audience';

const one = [asId<SearchId>('one')];

it.each([
  ['allUsers', [], 'Shown to all supporters'],
  ['allSearches', [], 'Nobody yet: no search is chosen'],
  ['allSearches', one, 'Matches all of 1 search'],
  ['anySearches', [...one, ...one], 'Matches any of 2 searches'],
  ['everybody', one, 'Nobody: the match type is not valid'],
])('tells who sees a screen: %s %j', (match, searchIds, words) => {
  expect(audienceOf({ match, searchIds })).toBe(words);
});

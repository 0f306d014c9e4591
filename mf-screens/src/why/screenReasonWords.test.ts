import { compileYear, traceScreens } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenContent,
  type SearchId,
} from 'shared-kernel/model';
import { A_DAY, aCondition, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import { screenReasonWords } from './screenReasonWords';

const WALKERS = asId<SearchId>('walkers');
const RIDERS = asId<SearchId>('riders');

const PICTURE: ScreenContent = { ...DEFAULT_CONTENT, backgroundImage: '/wood.svg' };

/** What is said of a screen to somebody who walked and did not ride. */
const wordsFor = (match: string, searchIds: readonly SearchId[], content = PICTURE): string => {
  const year = compileYear({
    today: A_DAY,
    year: aYear(),
    fields: [{ name: 'Walk', type: 'action' }],
    searches: [
      aSearch({ id: WALKERS, conditions: [aCondition({ dataId: 'Walk' })] }),
      aSearch({ id: RIDERS, conditions: [aCondition({ dataId: 'Ride' })] }),
    ],
    screens: [aScreen({ match, searchIds, content })],
  });
  return traceScreens(year, { fields: { Walk: '01/06/2026' } })
    .map(screenReasonWords)
    .join();
};

it.each([
  ['allUsers', [RIDERS], 'All supporters see it.'],
  ['allSearches', [WALKERS], 'Its search matches.'],
  ['allSearches', [RIDERS], 'Its search does not match.'],
  ['allSearches', [WALKERS, WALKERS], 'All of its 2 searches match.'],
  ['allSearches', [WALKERS, RIDERS], '1 of its 2 searches does not match, and all have to.'],
  ['allSearches', [RIDERS, RIDERS], '2 of its 2 searches do not match, and all have to.'],
  ['anySearches', [WALKERS, RIDERS], '1 of its 2 searches matches, and one is enough.'],
  ['anySearches', [WALKERS, WALKERS], '2 of its 2 searches match, and one is enough.'],
  ['anySearches', [RIDERS, RIDERS], 'None of its 2 searches matches.'],
  ['anySearches', [], 'No search is chosen, so nobody sees it.'],
  ['some', [WALKERS], 'Its match type is not valid, so nobody sees it.'],
])('says of %s %j: %s', (match, searchIds, words) => {
  expect(wordsFor(match, searchIds)).toBe(words);
});

it('says of a screen that matches why supporters do not get it', () => {
  expect(wordsFor('allUsers', [], DEFAULT_CONTENT)).toBe(
    'It matches, but nothing is on it yet: supporters do not get it.',
  );
  const never = aCondition({ dataId: 'Ride' });
  const items = [{ ...defaultItem(asId<ItemId>('i'), 1), conditions: [never] }];
  expect(wordsFor('allUsers', [], { ...DEFAULT_CONTENT, items })).toBe(
    'It matches, but none of its objects shows for this supporter, so they do not get it.',
  );
});

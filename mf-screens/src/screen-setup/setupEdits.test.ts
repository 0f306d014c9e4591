import { asId, type SearchId } from 'shared-kernel/model';
import { aScreen, aSearch } from 'shared-kernel/testing';
import {
  isSameSetup,
  overlooksSearches,
  passesFilter,
  searchChoices,
  setupOf,
  withSearch,
} from './setupEdits';

const id = (name: string) => asId<SearchId>(name);
const setup = setupOf(aScreen({ searchIds: [id('b'), id('gone')] }));

it('sorts searches by name whatever the case; one that is gone can still be taken off', () => {
  const searches = [
    aSearch({ id: id('c'), name: 'zebra' }),
    aSearch({ id: id('b'), name: 'bee' }),
    aSearch({ id: id('a'), name: 'Ant' }),
  ];
  expect(searchChoices(searches, setup)).toMatchObject([
    { id: 'a', label: 'Ant', chosen: false },
    { id: 'b', label: 'bee', chosen: true },
    { id: 'c', label: 'zebra', chosen: false },
    { id: 'gone', label: 'A search that no longer exists', chosen: true },
  ]);
});

it('ticks and unticks; the order of ticking means nothing', () => {
  const without = withSearch(setup, id('b'), false);
  expect(without.searchIds).toEqual(['gone']);
  const again = withSearch(without, id('b'), true);
  expect(again.searchIds).toEqual(['gone', 'b']);
  expect(isSameSetup(again, setup)).toBe(true);
  expect(isSameSetup(without, setup)).toBe(false);
  expect(isSameSetup({ ...setup, name: 'x' }, setup)).toBe(false);
});

it.each([
  ['', true],
  ['walk ', true],
  ['2026 WALK', true],
  ['walked', false],
])('finds “Spring Walk 2026” by %j: %s', (filter, found) => {
  expect(passesFilter('Spring Walk 2026', filter)).toBe(found);
});

it('the first tick moves “all supporters” to any of the searches, and nothing moves back', () => {
  const everybody = setupOf(aScreen({ match: 'allUsers', searchIds: [] }));
  const first = withSearch(everybody, id('a'), true);
  expect(first).toMatchObject({ match: 'anySearches', searchIds: ['a'] });
  expect(withSearch(first, id('a'), false)).toMatchObject({ match: 'anySearches', searchIds: [] });
  const chosen = withSearch({ ...first, match: 'allUsers' }, id('b'), true);
  expect(chosen).toMatchObject({ match: 'allUsers', searchIds: ['a', 'b'] });
  const strict = withSearch({ ...everybody, match: 'allSearches' }, id('a'), true);
  expect(strict.match).toBe('allSearches');
});

it('knows a set-up for all supporters whose ticks decide nothing', () => {
  expect(overlooksSearches({ ...setup, match: 'allUsers' })).toBe(true);
  expect(overlooksSearches({ ...setup, match: 'allUsers', searchIds: [] })).toBe(false);
  expect(overlooksSearches({ ...setup, match: 'anySearches' })).toBe(false);
});

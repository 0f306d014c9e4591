import { asId, type SearchId } from 'shared-kernel/model';
import { aScreen, aSearch } from 'shared-kernel/testing';
import { isSameSetup, passesFilter, searchChoices, setupOf, withSearch } from './setupEdits';

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

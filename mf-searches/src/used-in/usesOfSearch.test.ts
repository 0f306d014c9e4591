import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_FIGURE,
  defaultItem,
  type Condition,
  type Item,
  type ItemId,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';
import { aCondition, aScreen, aSearch } from 'shared-kernel/testing';
import { usesOfSearch } from './usesOfSearch';

const id = asId<SearchId>('walkers');
const otherId = asId<SearchId>('callers');
const walkers = aSearch({ id, name: 'Walkers' });

const referring = (parts: Partial<Condition> = {}) =>
  aCondition({
    dataType: 'search',
    dataId: 'walkers',
    dataEqualsOperator: '>=',
    dataValue: '1',
    ...parts,
  });
const searchWith = (...conditions: Condition[]) =>
  aSearch({ id: otherId, name: 'Callers', conditions });
const screenWith = (parts: Parameters<typeof aScreen>[0]) =>
  aScreen({ id: asId<ScreenId>('thanks'), name: 'Thanks', ...parts });
const contentWith = (parts: Partial<Item>) => ({
  content: {
    ...DEFAULT_CONTENT,
    items: [{ ...defaultItem(asId<ItemId>('item-1'), 1), ...parts }],
  },
});

const lossesOf = (parts: Parameters<typeof aScreen>[0], searches = [walkers]) =>
  usesOfSearch(id, searches, [screenWith(parts)]).flatMap(({ losses }) => losses);

it('finds nothing where nothing refers to the search', () => {
  expect(usesOfSearch(id, [walkers, searchWith(aCondition())], [aScreen()])).toEqual([]);
});

it('finds searches by their conditions, and says who will meet them', () => {
  const never = usesOfSearch(id, [walkers, searchWith(aCondition(), referring())], []);
  expect(never).toEqual([
    {
      kind: 'search',
      id: otherId,
      name: 'Callers',
      losses: ['condition 2 will be met by nobody'],
    },
  ]);
  const always = usesOfSearch(id, [searchWith(referring({ dataEqualsOperator: '<' }))], []);
  expect(always[0]?.losses).toEqual(['condition 1 will be met by everybody']);
});

it('does not take a field of that name for the search', () => {
  const field = aCondition({ dataType: 'field', fieldType: 'data', dataId: 'walkers' });
  expect(usesOfSearch(id, [searchWith(field)], [])).toEqual([]);
});

it('finds screens by their set-up', () => {
  expect(lossesOf({ match: 'allSearches', searchIds: [id, otherId] })).toEqual([
    'will match nobody, as it needs all of its searches',
  ]);
  expect(lossesOf({ match: 'anySearches', searchIds: [id] })).toEqual([
    'will match nobody, as this is its only search',
  ]);
  expect(
    lossesOf({ match: 'anySearches', searchIds: [id, otherId] }, [walkers, searchWith()]),
  ).toEqual(['loses the supporters that only this search found']);
});

it('leaves out a screen for everybody, whatever is still ticked', () => {
  expect(lossesOf({ match: 'allUsers', searchIds: [id] })).toEqual([]);
});

it('finds screens by the conditions and texts of their objects', () => {
  expect(lossesOf(contentWith({ conditions: [referring()] }))).toEqual([
    'object 1’s condition 1 will be met by nobody',
  ]);
  expect(lossesOf(contentWith({ text: 'You walked {search|walkers|0|numberOfTimes|}!' }))).toEqual([
    'object 1 shows its fallback instead of the number',
  ]);
  expect(lossesOf(contentWith({ text: 'You walked {field|walkers|0|none|}!' }))).toEqual([]);
  const figure = { ...DEFAULT_FIGURE, goal: '{search|walkers|0|none|}' };
  expect(lossesOf(contentWith({ type: 'progress', figure }))).toEqual([
    'object 1 shows its fallback instead of the number',
  ]);
});

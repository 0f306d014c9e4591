import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  leavesOf,
  type Condition,
  type Item,
  type ItemId,
  type SearchId,
} from 'shared-kernel/model';
import { aCondition, aField, aScreen, aSearch } from 'shared-kernel/testing';
import { transferScreen, type TargetYear } from './transferScreen';

const id = (name: string) => asId<SearchId>(name);
const anItem = (parts: Partial<Item>): Item => ({
  ...defaultItem(asId<ItemId>('item'), 1),
  ...parts,
});
const showing = (...items: readonly Item[]) => ({ ...DEFAULT_CONTENT, items });

const searches = [
  aSearch({ id: id('walkers-26'), name: 'Walkers' }),
  aSearch({ id: id('givers-26'), name: 'Givers' }),
  aSearch({ id: id('shared'), name: 'Renamed since' }),
];
const target: TargetYear = {
  fields: [
    aField({ name: 'City', type: 'string' }),
    aField({ name: 'Spring walk', type: 'action' }),
    aField({ name: 'Gifts 2025', type: 'donation' }),
  ],
  searches: [
    aSearch({ id: id('walkers-25'), name: 'Walkers ' }),
    aSearch({ id: id('shared'), name: 'Another name' }),
  ],
};

it('leads searches to those of the same id or name, and leaves the others out', () => {
  const screen = aScreen({
    match: 'allSearches',
    searchIds: [id('walkers-26'), id('givers-26'), id('shared'), id('gone')],
  });
  const { screen: copy, report } = transferScreen(screen, searches, target);
  expect(copy).toMatchObject({ match: 'allSearches', searchIds: ['walkers-25', 'shared'] });
  expect(report).toMatchObject({
    leftOut: ['A search that no longer exists', 'Givers'],
    seenByNobody: false,
  });
});

it.each([
  ['anySearches', true],
  ['allUsers', false],
])('says whether a copy for %s without its searches is seen by nobody: %s', (match, nobody) => {
  const screen = aScreen({ match, searchIds: [id('givers-26')] });
  const { report } = transferScreen(screen, searches, target);
  expect(report).toMatchObject({ leftOut: ['Givers'], seenByNobody: nobody });
});

it('takes no search of a name that two have, nor one without a name', () => {
  const twice = ['a', 'b'].map((one) => aSearch({ id: id(one), name: 'Givers' }));
  const nameless = aSearch({ id: id('nameless'), name: '' });
  const screen = aScreen({ match: 'anySearches', searchIds: [id('givers-26'), id('nameless')] });
  const { report } = transferScreen(screen, [...searches, nameless], {
    fields: [],
    searches: [...twice, aSearch({ id: id('other'), name: '' })],
  });
  expect(report.leftOut).toEqual(['Givers', 'Untitled']);
});

it('keeps conditions and placeholders, and names what they miss', () => {
  const conditions: Partial<Condition>[] = [
    { dataId: 'Spring walk' },
    { dataId: ' Autumn walk ' },
    { dataId: 'City' },
    { fieldType: 'data', dataId: 'City' },
    { fieldType: 'data', dataId: 'Gifts', dataIdMatch: 'fuzzy' },
    { fieldType: 'data', dataId: 'Miles', dataIdMatch: 'fuzzy' },
    { dataType: 'search', fieldType: 'data', dataId: 'walkers-26' },
    { dataType: 'search', fieldType: 'data', dataId: 'givers-26' },
  ];
  const item = anItem({
    text: '{field|City|0|none|x} {field|Town|0|none|x} {search|walkers-26|0|none|0} {search|gone|0|none|0}',
    conditions: conditions.map(aCondition),
  });
  const { screen, report } = transferScreen(aScreen({ content: showing(item) }), searches, target);
  const [copy] = screen.content.items;
  expect(copy?.text).toBe(
    '{field|City|0|none|x} {field|Town|0|none|x} {search|walkers-25|0|none|0} {search|gone|0|none|0}',
  );
  expect(copy?.conditions).toEqual(
    leavesOf(item.conditions).map((one) =>
      one.dataId === 'walkers-26' ? { ...one, dataId: 'walkers-25' } : one,
    ),
  );
  expect(report).toMatchObject({
    fields: ['Autumn walk', 'City', 'Miles', 'Town'],
    searches: ['A search that no longer exists', 'Givers'],
  });
});

it('changes nothing within the same year', () => {
  const item = anItem({
    text: '{search|walkers-26|0|none|0}',
    conditions: [aCondition({ dataType: 'search', dataId: 'givers-26' })],
  });
  const { match, searchIds, content } = aScreen({
    match: 'anySearches',
    searchIds: [id('givers-26')],
    content: showing(item),
  });
  const { screen, report } = transferScreen({ match, searchIds, content }, searches, {
    fields: [],
    searches,
  });
  expect(screen).toEqual({ match, searchIds, content });
  expect(report).toEqual({ fields: [], searches: [], leftOut: [], seenByNobody: false });
});

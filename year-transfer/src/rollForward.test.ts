import { A_DAY } from 'shared-kernel/testing';
import fc from 'fast-check';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_STORY,
  leavesOf,
  type ScreenId,
  type SearchDefinition,
  type SearchId,
  type YearStory,
} from 'shared-kernel/model';
import { compileYear, evaluateSupporter, screensForSupporter } from 'evaluation';
import {
  data,
  FIELDS,
  item,
  page,
  people,
  reference,
  screen,
  search,
  searches as anySearches,
} from 'evaluation/testing';
import type { CalculatedDefinition, Definitions } from './definitions';
import { derivedId } from './derivedId';
import { rollForward, type RollForward } from './rollForward';
import { oldYearMentions } from './oldYearMentions';
import { fieldKey, usedFields } from './usedFields';
import { yearNumbers } from './yearNumbers';

const NOTHING: Definitions = { searches: [], screens: [] };
const daysOf = (year: number) => ({
  dateFrom: { year: year - 1, month: 12, day: 31 },
  dateTo: { year: year + 1, month: 1, day: 1 },
});
const newId = (id: string) => derivedId('2026', id);

const rolled = (parts: Partial<RollForward>) =>
  rollForward({
    source: NOTHING,
    target: NOTHING,
    fieldNames: new Map(),
    newId,
    sameName: 'leaveOut',
    story: null,
    ...parts,
  });

const content = (...items: ReturnType<typeof item>[]) => ({ ...DEFAULT_CONTENT, items });

const TALKING = screen('talking', {
  order: 3,
  match: 'allSearches',
  searchIds: ['a', 'b'],
  content: content(
    item('one', { text: 'Hi {field|City|0|none|you}, {search|a|0|numberOfTimes|never}' }),
    item('two', { text: 'Few', conditions: [reference('c', '<', '2'), data('Miles', '>', '1')] }),
  ),
});
const SCREENS = [
  screen('everyone', { order: 2 }),
  screen('any', { order: 1, match: 'anySearches', searchIds: ['c', 'd', 'gone'] }),
  TALKING,
];

const compiled = ({ searches, screens }: Definitions) =>
  compileYear({
    today: A_DAY,
    year: {
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
    },
    fields: Object.entries(FIELDS).map(([name, type]) => ({ name, type })),
    searches,
    screens,
  });

const referencesOf = ({ searches, screens }: Definitions): readonly string[] => [
  ...[...searches, ...screens.flatMap((one) => one.content.items)]
    .flatMap(({ conditions }) => leavesOf(conditions))
    .filter(({ dataType }) => dataType === 'search')
    .map(({ dataId }) => dataId),
  ...screens.flatMap(({ searchIds }) => searchIds),
];

describe('[E63] definitions rolled forward', () => {
  it('have ids of their own, and refer to each other', () => {
    fc.assert(
      fc.property(anySearches, (searches) => {
        const source = { searches, screens: SCREENS };
        const { made } = rolled({ source });
        const before = new Set<string>([...searches, ...SCREENS].map(({ id }) => id));
        const ids = [...made.searches, ...made.screens].map(({ id }): string => id);
        expect(new Set(ids).size).toBe(before.size);
        expect(ids.filter((id) => before.has(id))).toEqual([]);
        const closed = new Set([...made.searches.map(({ id }): string => id), newId('gone')]);
        expect(referencesOf(made).filter((id) => !closed.has(id))).toEqual([]);
      }),
    );
  });

  it('keep the tags by which staff sort them', () => {
    const tagged = { ...TALKING, tags: ['Gala'] };
    const oneSearch = { ...search('a', []), tags: ['Walk'] };
    const { made } = rolled({ source: { searches: [oneSearch], screens: [tagged] } });
    expect(made.screens).toMatchObject([{ tags: ['Gala'] }]);
    expect(made.searches).toMatchObject([{ tags: ['Walk'] }]);
  });

  it('match and show what they did before where the names stay', () => {
    fc.assert(
      fc.property(anySearches, people, (searches, supporters) => {
        const source = { searches, screens: SCREENS };
        const before = compiled(source);
        const after = compiled(rolled({ source }).made);
        for (const { fields } of supporters) {
          const was = evaluateSupporter(before, { fields });
          const is = evaluateSupporter(after, { fields });
          expect(is.searchCounts).toEqual(
            Object.fromEntries(
              Object.entries(was.searchCounts).map(([id, count]) => [newId(id), count]),
            ),
          );
          const shown = (year: typeof before) =>
            screensForSupporter(year, { fields }).map(({ name, items, endSeconds }) => ({
              name,
              items,
              endSeconds,
            }));
          expect(shown(after)).toEqual(shown(before));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('look at the fields by their new names', () => {
    const { made } = rolled({
      source: {
        searches: [search('a', [page(' Gala 2025 '), page('Gala', { dataIdMatch: 'fuzzy' })])],
        screens: [
          screen('s', { content: content(item('i', { text: '{field|Gala 2025|0|none|}' })) }),
        ],
      },
      fieldNames: new Map([
        [fieldKey({ name: 'Gala 2025', match: 'exact' }), 'Gala 2026'],
        [fieldKey({ name: 'Gala', match: 'fuzzy' }), 'Ball'],
      ]),
    });
    expect(leavesOf(made.searches[0]?.conditions ?? []).map(({ dataId }) => dataId)).toEqual([
      'Gala 2026',
      'Ball',
    ]);
    expect(made.screens[0]?.content.items[0]?.text).toBe('{field|Gala 2026|0|none|}');
  });

  it('keep a name in texts where no placeholder can hold the new one', () => {
    const text = '{field|Town|0|none|} {broken|Town}';
    const { made } = rolled({
      source: { searches: [], screens: [screen('s', { content: content(item('i', { text })) })] },
      fieldNames: new Map([[fieldKey({ name: 'Town', match: 'exact' }), 'Town|City']]),
    });
    expect(made.screens[0]?.content.items[0]?.text).toBe(text);
  });

  it('have screens in their order, after those that are there', () => {
    const target = { searches: [], screens: [screen('here', { name: 'Here', order: 7 })] };
    const { made } = rolled({ source: { searches: [], screens: SCREENS }, target });
    expect(made.screens.map(({ name, order }) => [name, order])).toEqual([
      ['ANY', 8],
      ['EVERYONE', 9],
      ['TALKING', 10],
    ]);
  });
});

describe('[E64] what is there', () => {
  const givers = search('givers', [page('PET A')]);
  const source: Definitions = {
    searches: [givers, search('repeat', [reference('givers')])],
    screens: [screen('thanks', { match: 'anySearches', searchIds: ['givers'] })],
  };
  const there: SearchDefinition = { ...givers, id: asId<SearchId>('there'), name: ' GIVERS ' };

  it('is not made again, whatever was made of it before', () => {
    const { made } = rolled({ source });
    const searches = made.searches.slice(0, 1);
    const again = rolled({ source, target: { searches, screens: made.screens } });
    expect(again.made.screens).toEqual([]);
    expect(again.made.searches).toEqual(made.searches.slice(1));
    expect(again.madeBefore.map(({ name }) => name)).toEqual(['GIVERS', 'THANKS']);
    expect(again.named).toEqual([]);
  });

  it('by name is left out, and references lead to it', () => {
    const { made, named } = rolled({ source, target: { searches: [there], screens: [] } });
    expect(named).toEqual([{ kind: 'search', name: 'GIVERS' }]);
    expect(made.searches.map(({ name }) => name)).toEqual(['REPEAT']);
    expect(referencesOf(made)).toEqual(['there', 'there']);
  });

  it('by name is made beside it where that is wished, or where two have the name', () => {
    const beside = rolled({
      source,
      target: { searches: [there], screens: [] },
      sameName: 'makeBeside',
    });
    const twins = [there, { ...there, id: asId<SearchId>('twin') }];
    const unclear = rolled({ source, target: { searches: twins, screens: [] } });
    for (const { made, named } of [beside, unclear]) {
      expect(named).toHaveLength(1);
      expect(made.searches).toHaveLength(2);
      expect(new Set(referencesOf(made))).toEqual(new Set([newId('givers')]));
    }
  });

  it('[E65] and what refers to a search that is gone says so, and refers to none', () => {
    const { made, dangling } = rolled({
      source: {
        searches: [search('a', [reference('gone')])],
        screens: [
          screen('text', { content: content(item('i', { text: '{search|gone|0|none|}' })) }),
          screen('shown', { searchIds: ['gone'] }),
          screen('fine'),
        ],
      },
      target: { searches: [search('gone', [])], screens: [] },
    });
    expect(dangling.map(({ name }) => name)).toEqual(['A', 'TEXT', 'SHOWN']);
    expect(referencesOf(made)).toEqual([newId('gone'), newId('gone')]);
  });
});

it('derives an id that no other parts have', () => {
  const parts = fc.array(fc.string(), { maxLength: 3 });
  fc.assert(
    fc.property(parts, parts, (left, right) => {
      const same = JSON.stringify(left) === JSON.stringify(right);
      expect(derivedId(...left) === derivedId(...right)).toBe(same);
      expect(asId<ScreenId>(derivedId(...left))).toMatch(/^[0-9a-z]{28}$/);
    }),
  );
});

describe('[E74] the story of a year', () => {
  const story: YearStory = {
    ...DEFAULT_STORY,
    language: 'nl',
    linksLeadTo: 'hostedPage',
    hostedPage: { path: 'year-25', title: 'Your 2025', description: 'With us' },
    closingCard: {
      ...DEFAULT_STORY.closingCard,
      numbers: [
        { text: '{field|Trees 2025|0|none|}', label: 'trees' },
        { text: '{search|a|0|numberOfTimes|}', label: 'walks' },
        { text: '{field|Trees', label: 'broken' },
      ],
    },
  };

  it('goes along with its references led on, without the path that is the old year’s', () => {
    const fieldNames = new Map([[fieldKey({ name: 'Trees 2025', match: 'exact' }), 'Trees 2026']]);
    const source = { ...NOTHING, searches: [search('a', [page('Walk')])] };
    expect(rolled({ source, fieldNames, story }).story).toEqual({
      ...story,
      linksLeadTo: 'embedPage',
      hostedPage: { path: '', title: 'Your 2025', description: 'With us' },
      closingCard: {
        ...story.closingCard,
        numbers: [
          { text: '{field|Trees 2026|0|none|}', label: 'trees' },
          { text: `{search|${newId('a')}|0|numberOfTimes|}`, label: 'walks' },
          { text: '{field|Trees', label: 'broken' },
        ],
      },
    });
  });

  it('stays where the target year has its own', () => {
    expect(rolled({}).story).toBeNull();
  });
});

describe('[E83] calculated fields', () => {
  const total: CalculatedDefinition = {
    ...{ id: 'total', name: 'Total', explained: true, explanation: 'Your gifts of 2025.' },
    calculation: { kind: 'sum', fields: { by: 'prefix', prefix: 'DON 2025' }, isMoney: true },
  };
  const calculated: readonly CalculatedDefinition[] = [
    total,
    {
      ...{ id: 'all', name: 'All', explained: false },
      calculation: {
        kind: 'count',
        fields: { by: 'names', names: ['A', 'Total'] },
        withinYear: false,
      },
    },
    {
      ...{ id: 'share', name: 'Share', explained: false },
      calculation: { kind: 'share', field: 'Total', of: 10, among: 'all' },
    },
    {
      ...{ id: 'crowd', name: 'Crowd', explained: false },
      calculation: { kind: 'searchTotal', searchId: asId<SearchId>('a') },
    },
  ];
  const source: Definitions = { ...NOTHING, searches: [search('a', [])], calculated };

  it('are led as searches are, and keep their names and sentences', () => {
    const fieldNames = new Map([
      [fieldKey({ name: 'DON 2025', match: 'fuzzy' }), 'DON 2026'],
      [fieldKey({ name: 'A', match: 'exact' }), 'B'],
    ]);
    const { made, dangling } = rolled({ source, fieldNames });
    expect(made.calculated).toEqual([
      {
        ...total,
        id: newId('total'),
        calculation: { kind: 'sum', fields: { by: 'prefix', prefix: 'DON 2026' }, isMoney: true },
      },
      {
        ...{ id: newId('all'), name: 'All', explained: false },
        calculation: {
          kind: 'count',
          fields: { by: 'names', names: ['B', 'Total'] },
          withinYear: false,
        },
      },
      { ...calculated[2], id: newId('share') },
      {
        ...{ id: newId('crowd'), name: 'Crowd', explained: false },
        calculation: { kind: 'searchTotal', searchId: newId('a') },
      },
    ]);
    expect(dangling).toEqual([]);
  });

  it('are asked about with the fields that they name, and not themselves', () => {
    const read = { ...source, searches: [search('a', [data('Share', '>', '5')])] };
    expect(usedFields(read).map(({ name, match, uses }) => [name, match, uses])).toEqual([
      ['A', 'exact', [{ kind: 'calculated field', name: 'All' }]],
      ['DON 2025', 'fuzzy', [{ kind: 'calculated field', name: 'Total' }]],
    ]);
  });

  it('stay out where the target year has a field of the name, or has them already', () => {
    const there = { ...NOTHING, calculated: [{ ...total, id: 'another' }] };
    const named = rolled({ source, target: there, importedThere: new Set(['All']) });
    expect(named.made.calculated?.map(({ name }) => name)).toEqual(['Share', 'Crowd']);
    expect(named.keptThere.map(({ name }) => name)).toEqual(['Total', 'All']);
    const again = rolled({ source, target: rolled({ source }).made });
    expect(again.made.calculated).toEqual([]);
    expect(again.madeBefore).toContainEqual({ kind: 'calculated field', name: 'Crowd' });
  });

  it('tell the total of a search that is gone, and sentences of the old year', () => {
    expect(rolled({ source: { ...source, searches: [] } }).dangling).toEqual([
      { kind: 'calculated field', name: 'Crowd' },
    ]);
    expect(oldYearMentions(source, yearNumbers(daysOf(2025), daysOf(2026)))).toEqual([
      {
        use: { kind: 'calculated field', name: 'Total' },
        place: 'explanation',
        text: 'Your gifts of 2025.',
      },
    ]);
  });
});

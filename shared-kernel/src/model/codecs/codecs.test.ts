import {
  decodeFieldListEntry,
  decodeImportRecord,
  brandOf,
  decodeOrganisation,
  formerBrands,
  decodeScreen,
  decodeScreenContent,
  decodeSearch,
  decodeSupporter,
  decodeUser,
  decodeYear,
  encodeYear,
  DEFAULT_CONTENT,
  DEFAULT_STORY,
  DEFAULT_LAYOUT,
  groupDepth,
  MOST_GROUP_DEPTH,
  nodesOf,
  type Fault,
  type Result,
  type BrandKit,
} from 'shared-kernel/model';

const valueOf = <T>(result: Result<T, Fault>): T => {
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
};
const faultOf = (result: Result<unknown, Fault>): Fault | null => (result.ok ? null : result.error);

describe('a search', () => {
  it('takes the defaults of the spec where a document says nothing', () => {
    expect(valueOf(decodeSearch('s', { name: null, conditions: [{ dataId: 'PET A' }] }))).toEqual({
      id: 's',
      name: '',
      match: 'all',
      conditions: [
        {
          id: 'condition-1',
          dataType: 'field',
          fieldType: 'page',
          dataIdMatch: 'exact',
          dataId: 'PET A',
          pageAction: 'completed',
          pageCheckDate: true,
          dataEqualsOperator: 'notEmpty',
          dataValue: '',
        },
      ],
      supportersMatched: 0,
      supportersMatchedUpdate: false,
      tags: [],
      supportersMatchedEmails: [],
      supportersMatchedAt: null,
      supportersMatchedFault: null,
      supportersMatchedSpread: null,
      saved: { revision: 0, savedBy: '', savedAt: null },
    });
  });

  it('keeps what it says', () => {
    const savedAt = new Date('2026-06-01T10:00:00Z');
    const search = valueOf(
      decodeSearch('s', {
        name: 'Walkers',
        match: 'any',
        conditions: [{ id: 'c', fieldType: 'data', dataEqualsOperator: '>=', dataValue: 50 }],
        supportersMatched: -1,
        supportersMatchedSpread: { '1': 3 },
        supportersMatchedIds: ['left out'],
        revision: 4,
        savedBy: 'bea@example.org',
        savedAt,
      }),
    );
    expect(search).toMatchObject({
      match: 'any',
      supportersMatched: -1,
      supportersMatchedSpread: { '1': 3 },
    });
    expect(search.conditions[0]).toMatchObject({
      id: 'c',
      dataEqualsOperator: '>=',
      dataValue: '50',
    });
    expect(search.saved).toEqual({ revision: 4, savedBy: 'bea@example.org', savedAt });
    expect(search).not.toHaveProperty('supportersMatchedIds');
  });

  it('keeps a match type that is none, which the engine reports (D8)', () => {
    expect(valueOf(decodeSearch('s', { match: 'some' })).match).toBe('some');
  });

  it('names conditions and groups without an id by their places, however deep', () => {
    const inner = { dataType: 'group', match: 'none', conditions: [{ dataId: 'PET A' }] };
    const outer = { dataType: 'group', match: 'any', conditions: [{}, inner] };
    const { conditions } = valueOf(decodeSearch('s', { conditions: [outer] }));
    expect(nodesOf(conditions).map(({ id }) => id)).toEqual([
      'condition-1',
      'condition-1-1',
      'condition-1-2',
      'condition-1-2-1',
    ]);
  });

  const nested = (depth: number): object =>
    depth === 0
      ? { id: 'leaf' }
      : { id: String(depth), dataType: 'group', match: 'all', conditions: [nested(depth - 1)] };

  it('is read with groups as deep as may be, and has its fault located where one is deeper', () => {
    const read = valueOf(decodeSearch('s', { conditions: [nested(MOST_GROUP_DEPTH)] }));
    expect(groupDepth(read.conditions)).toBe(MOST_GROUP_DEPTH);
    expect(
      faultOf(decodeSearch('s', { conditions: [nested(MOST_GROUP_DEPTH + 1)] })),
    ).toMatchObject({ path: `conditions.0${'.conditions.0'.repeat(MOST_GROUP_DEPTH)}.dataType` });
  });

  it.each([
    ['', undefined],
    ['', 'text'],
    ['name', { name: 5 }],
    ['conditions.0.match', { conditions: [{ dataType: 'group', match: 'some', conditions: [] }] }],
    ['conditions.0.conditions', { conditions: [{ dataType: 'group', match: 'all' }] }],
    [
      'conditions.0.conditions.0.pageAction',
      { conditions: [{ dataType: 'group', match: 'all', conditions: [{ pageAction: 'x' }] }] },
    ],
    ['conditions', { conditions: {} }],
    ['conditions.1.dataEqualsOperator', { conditions: [{}, { dataEqualsOperator: '~' }] }],
    ['savedAt', { savedAt: 'yesterday' }],
    ['supportersMatched', { supportersMatched: NaN }],
  ])('has its fault located at "%s"', (path, data) => {
    expect(faultOf(decodeSearch('s', data))).toMatchObject({ path });
  });
});

describe('a screen', () => {
  it('takes the defaults of the spec where a document says nothing', () => {
    expect(valueOf(decodeScreen('s', {}))).toEqual({
      id: 's',
      name: '',
      order: 0,
      match: 'allUsers',
      searchIds: [],
      content: DEFAULT_CONTENT,
      supportersMatched: 0,
      supportersMatchedUpdate: false,
      tags: [],
      supportersMatchedEmails: [],
      supportersMatchedAt: null,
      supportersMatchedFault: null,
      setupSaved: { revision: 0, savedBy: '', savedAt: null },
      contentSaved: { revision: 0, savedBy: '', savedAt: null },
    });
  });

  it('names and orders items by their place where they have neither', () => {
    const content = valueOf(
      decodeScreenContent({
        items: [{}, { id: 'own', order: 9, type: 'share', conditionsMatch: 'some' }],
      }),
    );
    expect(content.items).toMatchObject([
      { id: 'item-1', order: 1, type: 'text', text: 'Add text here', delay: 2 },
      { id: 'own', order: 9, type: 'share', text: '', conditionsMatch: 'some' },
    ]);
  });

  it('has layouts for known views only, each with defaults', () => {
    const content = valueOf(
      decodeScreenContent({
        items: [
          { screenSizes: { mobilePortrait: { maxWidth: 84 }, tabletPortrait: null, watch: {} } },
        ],
      }),
    );
    expect(content.items[0]?.screenSizes).toEqual({
      mobilePortrait: { ...DEFAULT_LAYOUT, maxWidth: 84 },
    });
  });

  it('keeps the two revisions apart', () => {
    const screen = valueOf(
      decodeScreen('s', { setupRevision: 2, contentRevision: 5, contentSavedBy: 'kit' }),
    );
    expect(screen.setupSaved.revision).toBe(2);
    expect(screen.contentSaved).toEqual({ revision: 5, savedBy: 'kit', savedAt: null });
    expect(screen).not.toHaveProperty('contentRevision');
  });

  it('has the fault of an item located', () => {
    const data = { content: { items: [{}, { font: { style: 'bold' } }] } };
    expect(faultOf(decodeScreen('s', data))?.path).toBe('content.items.1.font.style');
  });
});

describe('a year', () => {
  const dates = { dateFrom: '2025-12-31T00:00:00.000Z', dateTo: new Date('2027-01-01T00:00:00Z') };

  it('reads its dates in UTC (D3)', () => {
    expect(
      valueOf(decodeYear('y', { name: '2026', ...dates, supportersData: { total: 7 } })),
    ).toEqual({
      id: 'y',
      name: '2026',
      dateFrom: { year: 2025, month: 12, day: 31 },
      dateTo: { year: 2027, month: 1, day: 1 },
      embedPage: '',
      retainUntil: null,
      retainUntilSetBy: '',
      removeSupportersAt: null,
      saved: { revision: 0, savedBy: '', savedAt: null },
      inPreparation: false,
      pendingDeletion: null,
      supportersTotal: 7,
      supportersRemovedAt: null,
      story: DEFAULT_STORY,
      storySaved: { revision: 0, savedBy: '', savedAt: null },
      screensCombined: {},
    });
  });

  it.each([
    '2025-12-31',
    '2025-12-31T00:00:00',
    '2025-12-31T23:59:59.999Z',
    '2026-01-01T01:00:00+02:00',
  ])('reads %s as the same day everywhere', (dateFrom) => {
    expect(valueOf(decodeYear('y', { ...dates, dateFrom })).dateFrom).toEqual({
      year: 2025,
      month: 12,
      day: 31,
    });
  });

  it('needs its dates', () => {
    expect(faultOf(decodeYear('y', { dateFrom: dates.dateFrom }))?.path).toBe('dateTo');
    expect(faultOf(decodeYear('y', { ...dates, dateFrom: '31/12/2025' }))?.path).toBe('dateFrom');
  });

  it('is stored as it is read', () => {
    const year = valueOf(
      decodeYear('y', {
        ...dates,
        screensCombinedSupportersMatched: {
          '1': { total: 2, supporterEmails: ['bea@example.org'] },
        },
      }),
    );
    expect(valueOf(decodeYear('y', encodeYear(year)))).toEqual(year);
  });
});

describe('a supporter', () => {
  it('has fields of any name', () => {
    const fields: unknown = JSON.parse('{"__proto__":"a","constructor":"b","a.b":"c","Age":5}');
    const supporter = valueOf(decodeSupporter('bea@example.org', { supporterId: 7, fields }));
    expect(supporter).toMatchObject({ email: 'bea@example.org', supporterId: '7' });
    expect(Object.entries(supporter.fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['a.b', 'c'],
      ['Age', '5'],
    ]);
  });

  it('has a fault where a field is no text', () => {
    expect(faultOf(decodeSupporter('bea@example.org', { fields: { City: {} } }))).toMatchObject({
      path: 'fields',
      message: 'Expected text or a number under "City"',
    });
  });
});

it('an organisation takes empty preferences', () => {
  expect(valueOf(decodeOrganisation('o', { name: 'Harbour Trust' }))).toEqual({
    id: 'o',
    name: 'Harbour Trust',
    preferencesSaved: { revision: 0, savedBy: '', savedAt: null },
    onlyPublishersPublish: false,
    emailsMasked: false,
    pendingDeletion: null,
    preferences: { fontFamilies: [], colours: [] },
    brand: { kit: null, former: [], saved: { revision: 0, savedBy: '', savedAt: null } },
    fonts: [],
  });
});

describe('[D270] uploaded families', () => {
  const face = {
    id: '0123456789abcdef0123456789abcdef',
    ...{ weights: '100 900', style: 'normal', bytes: 9 },
    files: { 'latin-ext': 'U+0100-02BA,U+2C60' },
  };
  const family = {
    name: 'Acme Sans',
    metrics: { ascent: 0.8, descent: 0.2, lineGap: 0, width: 0.5, boldWidth: 0.6 },
    faces: [face],
  };
  const read = (...fonts: readonly unknown[]) =>
    valueOf(decodeOrganisation('o', { name: 'Harbour Trust', fonts })).fonts;

  it('are read as they are stored', () => {
    expect(read(family)).toEqual([family]);
  });

  it.each([
    ['a name', { ...family, name: 'A"}' }],
    ['no face', { ...family, faces: [] }],
    ['an id', { ...family, faces: [{ ...face, id: '../one' }] }],
    ['a weight', { ...family, faces: [{ ...face, weights: '400}' }] }],
    ['a style', { ...family, faces: [{ ...face, style: 'steep' }] }],
    ['a script', { ...family, faces: [{ ...face, files: { 'a/b': 'U+0041' } }] }],
    ['a range', { ...family, faces: [{ ...face, files: { latin: 'U+0041}' } }] }],
  ])('are left out where %s would not stand in a style sheet', (_, damaged) => {
    expect(read(damaged, family)).toEqual([family]);
  });
});

describe('a brand kit', () => {
  const palette = { ground: '#fff', text: '#000', accent: '#f00', secondAccent: '#00f' };
  const fonts = { heading: 'Lora', body: 'Inter' };
  const brandIn = (data: object) => brandOf(valueOf(decodeOrganisation('o', data)));

  it('takes soft corners and no logo where it does not say', () => {
    expect(brandIn({ brand: { palette, fonts }, brandRevision: 3 })).toEqual({
      kit: { logo: '', palette, fonts, corners: 'soft' },
      former: [],
      saved: { revision: 3, savedBy: '', savedAt: null },
    });
  });

  it.each([{ palette: {} }, { palette, fonts: 5 }, 'none', []])(
    'of %j is none, and the organisation is read',
    (brand) => {
      const former = [{ palette, fonts, corners: 'of the future' }, brand];
      expect(brandIn({ brand, formerBrands: former })).toMatchObject({
        kit: null,
        former: [{ palette, fonts, corners: 'soft' }],
      });
    },
  );

  it('that gives way to another is remembered once, the newest first, five of them', () => {
    const kit = (heading: string): BrandKit => ({
      ...{ logo: '', palette, corners: 'soft' },
      fonts: { heading, body: 'Inter' },
    });
    expect(formerBrands({ kit: null, former: [] }, kit('A'))).toEqual([]);
    const former = ['B', 'C', 'D', 'E', 'F'].map(kit);
    expect(
      formerBrands({ kit: kit('A'), former }, kit('C')).map(({ fonts: { heading } }) => heading),
    ).toEqual(['A', 'B', 'D', 'E', 'F']);
    expect(formerBrands({ kit: kit('A'), former }, kit('G'))).toHaveLength(5);
    expect(formerBrands({ kit: kit('A'), former: [] }, kit('A'))).toEqual([]);
  });
});

it.each([
  [{}, null],
  [{ organisation: '' }, null],
  [{ organisation: null }, null],
  [{ organisation: 'o' }, 'o'],
])('a user of %j belongs to %s', (data, organisation) => {
  expect(valueOf(decodeUser('u', data)).organisation).toBe(organisation);
});

it('a field list entry is named by its document, or by the name stored in it', () => {
  expect(valueOf(decodeFieldListEntry('City', { type: 'string' }))).toEqual({
    name: 'City',
    type: 'string',
    count: 0,
    exampleValues: { random: [], largest: null, smallest: null },
    spread: {},
  });
  expect(valueOf(decodeFieldListEntry('a%2Fb', { name: 'a/b' })).name).toBe('a/b');
  expect(faultOf(decodeFieldListEntry('City', { type: 'colour' }))?.path).toBe('type');
});

it('a field without a count shows what its spread says: all who have a value, none of no date', () => {
  const spread = { '01/05/2026': 3, '02/05/2026': 4, none: 90, other: 2 };
  expect(valueOf(decodeFieldListEntry('Walk', { type: 'date', spread })).count).toBe(9);
  expect(valueOf(decodeFieldListEntry('Walk', { type: 'date', spread, count: 0 })).count).toBe(0);
});

it('a field keeps who set its type, and how many values differ', () => {
  const set = { distinct: 7, inferredType: 'string', typeSetBy: 'ada@example.org' };
  expect(valueOf(decodeFieldListEntry('Age', { type: 'number', ...set }))).toMatchObject(set);
});

it('an import record needs its state', () => {
  expect(valueOf(decodeImportRecord('i', { state: 'inspecting', step: 'Reading' }))).toMatchObject({
    id: 'i',
    state: 'inspecting',
    step: 'Reading',
    options: { encoding: null, delimiter: null, headerRow: null },
    columns: null,
    earlier: null,
    mapping: null,
    check: null,
    choices: { leftOut: [], changed: [] },
    absent: 'keep',
    counts: null,
    rejectedRows: [],
    undoable: false,
  });
  expect(faultOf(decodeImportRecord('i', {}))?.path).toBe('state');
});

it('an import record keeps what was decided of its columns, and in the import before', () => {
  const changed = [{ column: 'Gift', role: 'data', name: 'Donation', type: 'string' }];
  const choices = { leftOut: ['Note'], changed };
  const earlier = { startedAt: new Date('2026-03-03T10:00:00Z'), choices };
  const record = { state: 'done', choices, earlier };
  expect(valueOf(decodeImportRecord('i', record))).toMatchObject(record);
});

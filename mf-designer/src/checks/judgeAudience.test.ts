import { compileYear, screenAudience, snapshotOfSupporters } from 'evaluation';
import {
  asId,
  DEFAULT_CHART,
  DEFAULT_CONTENT,
  defaultItem,
  type Condition,
  type Item,
  type ItemId,
  type ScreenAudience,
  type ScreenContent,
  type ScreenId,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { A_DAY, aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import fc from 'fast-check';

import { audienceScreen } from '../document/audience/audienceScreen';
import { countedNouns } from '../document/placeholders/countedNouns';
import type { YearData } from '../editor/year-data/yearDataAtom';
import type { Finding } from './finding';
import { judgeAudience, wordFallbacks } from './judgeAudience';

const FIELDS = [
  aField({ name: 'Name' }),
  aField({ name: 'Miles', type: 'number' }),
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'Gift', type: 'donation' }),
  aField({ name: 'Walk', type: 'action' }),
  aField({ name: 'Empty', type: 'unknown' }),
];
const SEARCHES = [
  aSearch({
    id: asId<SearchId>('walked'),
    name: 'Walked',
    conditions: [aCondition({ dataId: 'Walk' })],
  }),
];
const YEAR: YearData = {
  fields: FIELDS,
  searches: SEARCHES,
  screens: [],
  language: 'en',
  compiled: compileYear({
    today: A_DAY,
    year: aYear(),
    fields: FIELDS,
    searches: SEARCHES,
    screens: [],
  }),
};
const SETUP = { id: asId<ScreenId>('screen'), match: 'allUsers', searchIds: [] };

const anItem = (name: string, changes: Partial<Item>): Item => ({
  ...defaultItem(asId<ItemId>(name), 1),
  ...changes,
});
const content = (...items: readonly Item[]): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: [...items, anItem('thanks', { text: 'Thank you' })],
});

const supporters = (rows: readonly Readonly<Record<string, string>>[]): readonly Supporter[] =>
  rows.map((fields, index) => ({ email: `${String(index)}@example.org`, supporterId: '', fields }));

const audienceOf = (
  shown: ScreenContent,
  people: readonly Supporter[],
  { compiled } = YEAR,
): ScreenAudience =>
  screenAudience(compiled, snapshotOfSupporters(FIELDS, people), audienceScreen(SETUP, shown));

const PEOPLE = supporters([
  { Name: 'Robin', Gift: '5', Walk: '01/03/2026' },
  { Gift: '0', Joined: '1/2/2026' },
  { Name: 'Ash', Gift: '-3', Joined: 'long ago' },
  { Name: 'Elm', Joined: '1/2/2020' },
]);

const judged = (text: string, changes: Partial<Item> = {}): readonly string[] => {
  const shown = content(anItem('one', { text, ...changes }));
  return judgeAudience(shown, audienceOf(shown, PEOPLE), YEAR).map(({ message }) => message);
};

it('[S101] says how many of all would read a fallback in the place of a number or a day, 0, or less', () => {
  expect(judged('You gave {field|Gift|0|moneyPounds|so much}')).toEqual([
    ': 1 of 4 would see “so much” for “Gift”',
    ': 2 of 4 would read 0 or less for “Gift”',
  ]);
  expect(judged('{search|walked|0|none|}')).toEqual([': 3 of 4 would read 0 for “Walked”']);
  expect(judged('{field|Joined|0|dateLong|long ago}')).toEqual([
    ': 2 of 4 would see “long ago” for “Joined”',
  ]);
  expect(judged('{field|Joined|0|yearsSince|many} years')).toEqual([
    ': 2 of 4 would see “many” for “Joined”',
    ': 1 of 4 would read 0 for “Joined”',
  ]);
});

describe('[S122] of a chart', () => {
  const chartOf = (...values: readonly string[]): Partial<Item> => ({
    type: 'chart',
    chart: {
      ...DEFAULT_CHART,
      values: values.map((value) => ({ label: 'in May', value, colour: '' })),
    },
  });

  it('what is missing or 0 for somebody is drawn as that, and no finding', () => {
    const gift = '{field|Gift|0|moneyPounds|}';
    expect(judged('', chartOf(gift, '{search|walked|0|none|}'))).toEqual([]);
    expect(judged(gift)).not.toEqual([]);
  });

  it('a value that nobody has is one, as is a number that stands there for those who have none', () => {
    expect(judged('', chartOf('{field|Empty|0|none|}'))).toEqual([
      ': nobody who gets it has “Empty”',
    ]);
    expect(judged('', chartOf('{field|Miles|0|none|0}'))).toEqual([
      ': nobody who gets it has “Miles”',
    ]);
    expect(judged('', chartOf('{field|Gift|0|moneyPounds|£5}'))).toEqual([
      ': 1 of 4 would see “£5” drawn for “Gift”',
    ]);
  });

  it('its words are judged as any others, but for the numbers that it draws', () => {
    const drawn = '{field|Gift|0|moneyPounds|}';
    expect(judged(`You gave ${drawn}`, chartOf(drawn))).toEqual([]);
    expect(judged('You gave {field|Gift|0|none|}', chartOf(drawn))).toEqual([
      ': 1 of 4 would see nothing for “Gift”',
      ': 2 of 4 would read 0 or less for “Gift”',
    ]);
  });
});

it('[S101] 0 is no finding where there are words for it', () => {
  expect(judged('{search|walked|0|plural;0=no walks yet;one=# walk;other=# walks|}')).toEqual([]);
});

it('[S105] proposes the set-up where nothing would be left, and beside the mend where something would', () => {
  const gift = anItem('one', { text: '{field|Gift|0|moneyPounds|}' });
  const conditional = { ...gift, conditions: [aCondition({ fieldType: 'data', dataId: 'Name' })] };
  const blank = anItem('blank', { text: ' ' });
  const offered = (shown: ScreenContent) =>
    judgeAudience(shown, audienceOf(shown, PEOPLE), YEAR).map(
      ({ mend, proposal }) => [mend?.label, proposal?.label] as const,
    );
  const only = 'Show the screen only to the other 1';
  const alone = (...items: readonly Item[]) => ({ ...DEFAULT_CONTENT, items });
  expect(offered(alone(gift, blank))).toEqual([
    [undefined, only],
    [undefined, only],
  ]);
  expect(offered(content(gift))[0]).toEqual(['Hide it for these 3', only]);
  expect(offered(alone(conditional))[0]).toEqual(['Hide it for these 2', undefined]);
});

it('[S104] finds one of many where somebody reads it, and writes singular and plural', () => {
  const text = 'Thank you for {search|walked|0|none|your} walks, {field|Name|0|none|friend}';
  const shown = content(anItem('one', { text }));
  const found = judgeAudience(shown, audienceOf(shown, PEOPLE), YEAR).filter(
    ({ code }) => code === 'oneSeen',
  );
  expect(found.map(({ message }) => message)).toEqual([': 1 of 4 would read “1 walks”']);
  const mended = found[0]?.mend?.edit(shown) ?? shown;
  expect(mended.items[0]?.text).toBe(
    'Thank you for {search|walked|0|plural;one=# walk;other=# walks|your}, {field|Name|0|none|friend}',
  );
  expect(judgeAudience(mended, audienceOf(mended, PEOPLE), YEAR).map(({ code }) => code)).toEqual([
    'zeroSeen',
  ]);
});

it.each([
  ['{field|N|0|none|} petitions', 'petition'],
  ['{field|N|0||} stories told', 'story'],
  ['{field|N|0|number|} churches', 'church'],
  ['{field|N|0|none|} is', null],
  ['{field|N|0|none|} petition', null],
  ['{field|N|0|none|}, petitions', null],
  ['{field|N|0|numberOfTimes|} petitions', null],
])('[S104] %s has the singular %s', (text, singular) => {
  expect(countedNouns(text)[0]?.singular ?? null).toBe(singular);
});

it('[S101] counts of those who get it', () => {
  const conditions = [aCondition({ fieldType: 'data', dataId: 'Name' })];
  expect(judged('{field|Gift|0|moneyPounds|}', { conditions })).toEqual([
    ': 1 of the 3 who get it would see nothing for “Gift”',
    ': 1 of the 3 who get it would read 0 or less for “Gift”',
  ]);
});

it('[S101] a word in the place of a name is told, and no finding; nothing in its place is one', () => {
  const shown = content(anItem('one', { text: 'Dear {field|Name|0|none|friend}' }));
  const audience = audienceOf(shown, PEOPLE);
  expect(judgeAudience(shown, audience, YEAR)).toEqual([]);
  expect(wordFallbacks(audience, YEAR)).toMatchObject([
    { missing: 1, shown: 4, fallback: 'friend', name: 'Name' },
  ]);
  expect(judged('Dear {field|Name|0|none|}')).toEqual([': 1 of 4 would see nothing for “Name”']);
});

it('[S102] says what a mend adds, and how many are left', () => {
  const shown = content(anItem('one', { text: '{field|Gift|0|moneyPounds|}' }));
  const [finding] = judgeAudience(shown, audienceOf(shown, PEOPLE), YEAR);
  expect(finding?.mend).toMatchObject({
    label: 'Hide it for these 3',
    words: 'It is then shown only to supporters who gave more than 0 in “Gift”: 1 of 4.',
  });
});

it('[S102] offers no mend where nobody has a value, or the object’s own conditions are joined by nothing', () => {
  const conditions = [aCondition({ fieldType: 'data', dataId: 'Gift' })];
  const shown = content(
    anItem('one', { text: '{field|Empty|0|none|}' }),
    anItem('two', { text: '{field|Gift|0|none|}', conditions, conditionsMatch: '' }),
  );
  const audience = audienceOf(
    content(...shown.items.map((item) => ({ ...item, conditions: [] }))),
    PEOPLE,
  );
  const findings = judgeAudience(shown, audience, YEAR);
  expect(findings.map(({ itemId, mend }) => [itemId, mend])).toEqual([
    ['one', undefined],
    ['two', undefined],
    ['two', undefined],
  ]);
});

describe('[S116] where the object’s own conditions are joined by any', () => {
  const joined = (...conditions: readonly Condition[]) => {
    const one = { text: '{field|Gift|0|none|}', conditions, conditionsMatch: 'any' };
    return content(anItem('one', one));
  };
  const mendOf = (shown: ScreenContent, year = YEAR) =>
    judgeAudience(shown, audienceOf(shown, PEOPLE), year)[0]?.mend;
  const has = (dataId: string) => aCondition({ fieldType: 'data', dataId });

  it('they become a search of their own, which is told', () => {
    const mend = mendOf(joined(has('Name'), has('Joined')));
    const name = 'Supporters with a value in “Name” or with a value in “Joined”';
    expect(mend).toMatchObject({
      label: 'Hide it for these 3',
      words: `It is then shown only to supporters who match “${name}” (a new search), and who gave more than 0 in “Gift”: 1 of 4.`,
      done: 'It is hidden now for 3 of 4 supporters. “Undo” takes that back, and leaves the new search.',
      search: { kind: 'new', definition: { name, match: 'any' } },
    });
  });

  it('a search of the year that says the same serves', () => {
    const known = aSearch({
      ...{ id: asId<SearchId>('known'), name: 'Known', match: 'any' },
      conditions: [has('Joined'), has('Name')],
    });
    const shown = joined(has('Name'), has('Joined'));
    const mend = mendOf(shown, { ...YEAR, searches: [...SEARCHES, known] });
    expect(mend?.search).toEqual({ kind: 'existing', id: 'known', name: 'Known' });
    expect(mend?.words).toContain('who match “Known”, and who gave');
    expect(mend?.edit(shown, known.id).items[0]).toMatchObject({
      conditionsMatch: 'all',
      conditions: [{ dataType: 'search', dataId: 'known' }, { dataId: 'Gift' }],
    });
  });

  it('nothing is made where one of them is what has to hold anyway', () => {
    const above = aCondition({
      ...{ fieldType: 'data', dataId: 'Gift' },
      ...{ dataEqualsOperator: '>', dataValue: '0' },
    });
    const shown = joined(has('Joined'), above);
    const mend = mendOf(shown);
    expect(mend?.search).toBeUndefined();
    expect(mend?.edit(shown).items[0]).toMatchObject({
      conditionsMatch: 'all',
      conditions: [{ dataId: 'Gift', dataValue: '0' }],
    });
  });

  it('nothing is changed without the search, or where they are others by then', () => {
    const shown = joined(has('Name'), has('Joined'));
    const mend = mendOf(shown);
    const others = joined(has('Name'), has('Miles'));
    expect(mend?.edit(shown)).toBe(shown);
    expect(mend?.edit(others, asId<SearchId>('made'))).toBe(others);
  });
});

const cell = fc.constantFrom(
  '',
  ' ',
  'x',
  '0',
  '1',
  '5',
  '-5',
  '£1,250',
  '1/2/2020',
  '31/2/2020',
  '01/02/2026',
  'CREDIT_A~success::5~refund::5',
);
const rows = fc
  .array(fc.record({ Name: cell, Miles: cell, Joined: cell, Gift: cell, Walk: cell }), {
    maxLength: 12,
  })
  .map(supporters);
const placeholder = fc
  .record({
    source: fc.constantFrom(
      'field|Name',
      'field|Miles',
      'field|Joined',
      'field|Gift',
      'field|Walk',
      'search|walked',
    ),
    format: fc.constantFrom(
      'none',
      'moneyPounds',
      'yearsSince',
      'numberOfTimes',
      'plural;one=#;other=#',
      'plural;0=none;other=#',
    ),
    fallback: fc.constantFrom('', 'many'),
  })
  .map(({ source, format, fallback }) => `{${source}|0|${format}|${fallback}}`);
const has = (dataId: string): Condition => aCondition({ fieldType: 'data', dataId });
const anyItem = fc.record({
  text: fc.array(placeholder, { minLength: 1, maxLength: 2 }).map((codes) => codes.join(' and ')),
  conditions: fc.subarray([has('Miles'), has('Name')]),
  conditionsMatch: fc.constantFrom('all', 'any'),
});

/** What a click does, with the searches that it makes. */
function mendedBy(
  { mend }: Pick<Finding, 'mend'>,
  { content: before, year }: { readonly content: ScreenContent; readonly year: YearData },
): { readonly content: ScreenContent; readonly year: YearData } {
  if (mend?.search?.kind !== 'new')
    return { content: mend?.edit(before, mend.search?.id) ?? before, year };
  const id = asId<SearchId>(`made-${String(year.searches.length)}`);
  const searches = [...year.searches, aSearch({ ...mend.search.definition, id })];
  const compiled = compileYear({
    today: A_DAY,
    year: aYear(),
    fields: FIELDS,
    searches,
    screens: [],
  });
  return { content: mend.edit(before, id), year: { ...year, searches, compiled } };
}

it('[S102] after its mends nothing is found any more, and just those are hidden who were counted', () => {
  fc.assert(
    fc.property(rows, fc.array(anyItem, { minLength: 1, maxLength: 3 }), (people, items) => {
      const shown = content(...items.map((item, index) => anItem(String(index), item)));
      const before = audienceOf(shown, people);
      const findings = judgeAudience(shown, before, YEAR);
      const [first] = findings;
      const start = { content: shown, year: YEAR };
      const once = first === undefined ? start : mendedBy(first, start);
      const hidden = before.items[Number(first?.itemId ?? 0)]?.placeholders.find(
        ({ source, id, format, fallback }) =>
          [source, id, format, fallback].join('|') === first?.detail,
      );
      if (first !== undefined && hidden !== undefined) {
        const after = audienceOf(once.content, people, once.year).items[Number(first.itemId)];
        expect(after?.shown).toBe(
          (before.items[Number(first.itemId)]?.shown ?? 0) -
            (hidden.missing + hidden.negative + (hidden.format.includes('0=') ? 0 : hidden.zero)),
        );
        // Pressed twice, it does nothing further.
        expect(first.mend?.edit(once.content)).toBe(once.content);
      }
      const mended = findings.reduce((edited, finding) => mendedBy(finding, edited), start);
      const after = audienceOf(mended.content, people, mended.year);
      expect(judgeAudience(mended.content, after, mended.year)).toEqual([]);
    }),
  );
});

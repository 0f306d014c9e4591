import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  leavesOf,
  type BrandKit,
  type ItemId,
  type SavedTemplate,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { aCondition, aField, anOrganisation, aSearch, aYear } from 'shared-kernel/testing';

import { makeSearches } from './makeSearches';
import { aSavedTemplate } from './memoryTemplateStore';
import { missingFields, type FieldAnswers } from './missingFields';
import { partOf } from './partOf';
import { savedInYear } from './savedInYear';
import { screensOfAnotherYear } from './yearsInTexts';

const idOf = (id: string) => asId<SearchId>(id);
const content = (text: string) => ({
  ...DEFAULT_CONTENT,
  items: [{ ...defaultItem(asId<ItemId>('item-1'), 1), text }],
});
const screen = (text: string, ...searchIds: string[]) => ({
  ...{ name: 'Thanks', match: searchIds.length === 0 ? 'allUsers' : 'allSearches' },
  ...{ searchIds: searchIds.map(idOf), content: content(text) },
});
const search = (
  id: string,
  condition: Parameters<typeof aCondition>[0],
  name = id,
): SearchDefinition => ({
  ...{ id: idOf(id), name, match: 'all' },
  conditions: [
    aCondition({ fieldType: 'data', dataEqualsOperator: '>=', dataValue: '1', ...condition }),
  ],
});
const of = (id: string) => ({ dataType: 'search', dataId: id }) as const;

/** Friends are givers; both lead to the field "Gift 2025". */
const TEMPLATE = aSavedTemplate({
  screens: [screen('{field|Gift 2025|0|none|} {search|friends|0|none|}', 'friends')],
  searches: [search('friends', of('givers')), search('givers', { dataId: 'Gift 2025' })],
  fields: [{ name: 'Gift 2025', type: 'number' }],
  yearDays: {
    dateFrom: { year: 2024, month: 12, day: 31 },
    dateTo: { year: 2026, month: 1, day: 1 },
  },
});
const DAYS = aYear({
  dateFrom: { year: 2025, month: 12, day: 31 },
  dateTo: { year: 2027, month: 1, day: 1 },
});
const GIFT = aField({ name: 'Gift 2026', type: 'number', count: 5 });
const LIKES = aField({ name: 'Likes', type: 'number', count: 9 });

/** What the template comes to in a year, after all that it lacks was made. */
async function inYear(
  year: Parameters<typeof savedInYear>[2],
  template: SavedTemplate = TEMPLATE,
  answers?: FieldAnswers,
) {
  const missing = missingFields(template, year, DAYS);
  const guessed = Object.fromEntries(missing.map(({ key, guess }) => [key, guess]));
  const led = savedInYear(template, answers ?? guessed, year, anOrganisation());
  const made: Omit<SearchDefinition, 'id'>[] = [];
  const ids = await makeSearches<never>(led, new Map(), (one) => {
    made.push(one);
    return Promise.resolve({ ok: true, value: idOf(`made-${String(made.length)}`) });
  });
  const [first] = template.screens;
  if (!ids.ok || first === undefined) throw new Error('Nothing was made');
  return {
    missing,
    made: made.map(({ name, conditions }) => [name, leavesOf(conditions)[0]?.dataId]),
    text: led.contentWith(first, ids.value).items[0]?.text,
    item: led.contentWith(first, ids.value).items[0],
    searchIds: led.setupWith(first, ids.value).searchIds,
  };
}

describe('[S153] a saved template in a year', () => {
  it('that has its fields and searches takes them, whatever has become of them', async () => {
    const year = {
      fields: [aField({ name: 'Gift 2025', type: 'number' })],
      searches: ['friends', 'givers'].map((id) => aSearch({ id: idOf(id), name: 'Renamed' })),
    };
    expect(await inYear(year)).toMatchObject({
      ...{ missing: [], made: [], searchIds: ['friends'] },
      text: '{field|Gift 2025|0|none|} {search|friends|0|none|}',
    });
  });

  it('that lacks them asks for the field, and makes the searches one behind the other', async () => {
    const { missing, ...rest } = await inYear({ fields: [LIKES, GIFT], searches: [] });
    expect(missing).toMatchObject([
      { name: 'Gift 2025', choices: ['Likes', 'Gift 2026'], guess: 'Gift 2026' },
    ]);
    expect(rest).toMatchObject({
      made: [
        ['givers', 'Gift 2026'],
        ['friends', 'made-1'],
      ],
      text: '{field|Gift 2026|0|none|} {search|made-2|0|none|}',
      searchIds: ['made-2'],
    });
  });

  it('[S118] loses nothing by what is deleted in the year that it was made in', async () => {
    const there = {
      fields: [aField({ name: 'Gift 2025', type: 'number' })],
      searches: TEMPLATE.searches.map((one) => aSearch(one)),
    };
    expect(await inYear(there)).toMatchObject({ missing: [], made: [], searchIds: ['friends'] });
    // A search is made again as it was, and refers to what stayed.
    const [friends, givers] = there.searches;
    expect(friends && (await inYear({ ...there, searches: [friends] }))).toMatchObject({
      ...{ missing: [], made: [['givers', 'Gift 2025']], searchIds: ['friends'] },
    });
    expect(givers && (await inYear({ ...there, searches: [givers] }))).toMatchObject({
      ...{ missing: [], made: [['friends', 'givers']], searchIds: ['made-1'] },
    });
    // A field is asked for, by what the template says of it alone.
    const fields = [aField({ name: 'Likes', type: 'number' })];
    expect((await inYear({ ...there, fields })).missing).toMatchObject([
      { name: 'Gift 2025', choices: ['Likes'] },
    ]);
  });

  it('keeps the name of a field that is left open', async () => {
    const answers = { 'exact Gift 2025': 'Gift 2025' };
    const { text, made } = await inYear({ fields: [GIFT], searches: [] }, TEMPLATE, answers);
    expect(text).toMatch(/^\{field\|Gift 2025\|/);
    expect(made[0]).toEqual(['givers', 'Gift 2025']);
  });

  it('has nothing to choose of another type, or where the year has no fields', () => {
    const choices = (fields: readonly ReturnType<typeof aField>[]) =>
      missingFields(TEMPLATE, { fields, searches: [] }, DAYS).map((one) => one.choices);
    expect(choices([])).toEqual([[]]);
    expect(choices([aField({ name: 'Gift 2026', type: 'date' })])).toEqual([[]]);
  });

  it('takes a search that asks the same, under any name', async () => {
    const same = { ...aSearch(), ...search('other', { dataId: 'Gift 2026' }, 'Other') };
    const { made, searchIds } = await inYear({ fields: [GIFT], searches: [same] });
    expect(made).toEqual([['friends', 'other']]);
    expect(searchIds).toEqual(['made-1']);
  });

  it('takes the only search of the same name, which is most likely last year’s, adapted', async () => {
    const named = (id: string) =>
      aSearch({ ...search(id, { dataId: 'Likes' }), id: idOf(id), name: 'friends' });
    const year = (...ids: string[]) => ({ fields: [GIFT], searches: ids.map(named) });
    expect(await inYear(year('one'))).toMatchObject({ searchIds: ['one'] });
    // Nobody can say which of two is meant.
    expect((await inYear(year('one', 'two'))).searchIds).toEqual(['made-2']);
  });

  it('does not ask for fields of searches that it has anyway', () => {
    const named = aSearch({ id: idOf('one'), name: 'friends', conditions: [] });
    const template = { ...TEMPLATE, screens: [screen('', 'friends')] };
    const missing = missingFields(
      partOf(
        { ...template, searches: [search('friends', { dataId: 'Gift 2025' })] },
        screen('', 'friends'),
      ),
      { fields: [GIFT], searches: [named] },
      DAYS,
    );
    expect(missing).toEqual([]);
  });

  it('leaves what refers to a search that was gone as it was, and bears searches in a circle', async () => {
    const gone = aSavedTemplate({ screens: [screen('{search|gone|0|none|}', 'gone')] });
    expect(await inYear({ fields: [], searches: [] }, gone)).toMatchObject({
      ...{ made: [], text: '{search|gone|0|none|}', searchIds: ['gone'] },
    });
    const circle = aSavedTemplate({
      screens: [screen('', 'a')],
      searches: [search('a', of('b')), search('b', of('a'))],
    });
    expect((await inYear({ fields: [], searches: [] }, circle)).made).toHaveLength(2);
  });

  it('has objects with ids of their own, since it may come onto the screen that it was saved from', async () => {
    const { item } = await inYear({ fields: [], searches: [] });
    expect(item?.id).not.toBe('item-1');
    expect(item).toMatchObject({ order: 1, layer: 0 });
  });

  it('goes as far as one of its screens goes', () => {
    const other = search('other', { dataId: 'Likes' });
    const first = screen('', 'friends');
    const story = { ...TEMPLATE, screens: [first, screen('', 'other')] };
    const part = partOf({ ...story, searches: [...TEMPLATE.searches, other] }, first);
    expect(part.searches.map(({ id }) => id)).toEqual(['friends', 'givers']);
  });
});

it('[S153] screens whose texts speak of the year that they were saved in are named, in another year', () => {
  const story = {
    ...TEMPLATE,
    screens: [
      { ...screen('Your 2025,'), name: 'Hello' },
      // The name of a field is asked for instead.
      { ...screen('{field|Gift 2025|0|none|}'), name: 'Given' },
    ],
  };
  expect(screensOfAnotherYear(story, DAYS)).toEqual(['Hello']);
  expect(screensOfAnotherYear(story, aYear(TEMPLATE.yearDays ?? {}))).toEqual([]);
  expect(screensOfAnotherYear({ ...story, yearDays: null }, DAYS)).toEqual([]);
});

it('[S154] a saved template that wears a former brand kit is led to the present one', () => {
  const kit = (ground: string): BrandKit => ({
    logo: '',
    palette: { ground, text: '#111111', accent: '#14746f', secondAccent: '#f4b942' },
    ...{ fonts: { heading: 'Lora', body: 'Inter' }, corners: 'soft' },
  });
  const organisation = {
    ...anOrganisation(),
    brand: {
      ...{ kit: kit('#fff8e7'), former: [kit('#e7f0ff')] },
      saved: { revision: 2, savedBy: '', savedAt: null },
    },
  };
  const worn = {
    ...screen('Hello'),
    content: { ...content('Hello'), backgroundColour: '#e7f0ff' },
  };
  const led = savedInYear(aSavedTemplate({}), {}, { fields: [], searches: [] }, organisation);
  expect(led.contentWith(worn, new Map()).backgroundColour).toBe('#fff8e7');
});

import { compileYear } from 'evaluation';
import {
  asId,
  DEFAULT_CONTENT,
  defaultCondition,
  defaultItem,
  type ConditionId,
  type FieldListEntry,
  type Item,
  type ItemId,
  type Search,
  type SearchId,
} from 'shared-kernel/model';
import { A_DAY, aField, aSearch, aYear } from 'shared-kernel/testing';

import { DATA_MODES, dataModeOf } from './dataMode';
import { samplePreview, supporterPreview } from './preview';
import { NOTHING_KNOWN, sampleContext } from './sampleContext';

const example = (value: string) => ({ value, supporterEmail: 'ann@example.org' });

const GIVEN: FieldListEntry = {
  ...aField({ name: 'Given', type: 'donation' }),
  exampleValues: {
    random: [example('CREDIT_1 success::5'), example('CREDIT_2 success::1250.5')],
    largest: example('CREDIT_3 success::9000'),
    smallest: example('CREDIT_4 success::1'),
  },
};

const MARCHED: Search = {
  ...aSearch({ id: asId<SearchId>('marched') }),
  supportersMatched: 9,
  supportersMatchedSpread: { 10: 2, 2: 6, 1: 1 },
};

const filledIn = (modeId: string, text: string, search: Search = MARCHED): string | undefined => {
  const { sample } = dataModeOf(modeId);
  if (sample === null) throw new Error(`${modeId} has no sample`);
  const context = sampleContext(sample, { fields: [GIVEN], searches: [search] });
  return samplePreview(context).played(saying(text)).items[0]?.text;
};

const anItem = (text: string, changes: Partial<Item> = {}): Item => ({
  ...defaultItem(asId<ItemId>(text), 1),
  text,
  ...changes,
});
const screenOf = (...items: Item[]) => ({ ...DEFAULT_CONTENT, items });
const saying = (text: string) => screenOf(anItem(text));

it('[S50] samples print in the language of the year', () => {
  const { sample } = dataModeOf('largest');
  if (sample === null) throw new Error('no sample');
  const parts = { fields: [GIVEN], searches: [MARCHED] };
  const story = { language: 'de' as const };
  const compiled = compileYear({
    today: A_DAY,
    ...parts,
    screens: [],
    year: { ...aYear(), story },
  });
  const shown = (year: Parameters<typeof sampleContext>[1]) =>
    samplePreview(sampleContext(sample, year)).played(saying('{field|Given|0|number|}')).items[0]
      ?.text;
  expect(shown({ ...parts, compiled })).toBe('9.000');
  expect(shown(parts)).toBe('9,000');
});

it('[S50] offers a supporter, largest, smallest, none and twenty random examples', () => {
  expect(DATA_MODES.map(({ label }) => label)).toEqual([
    'None (fallbacks only)',
    'Supporter by email',
    'Largest values',
    'Smallest values',
    ...Array.from({ length: 20 }, (_, index) => `Random ${String(index + 1)}`),
  ]);
  expect(dataModeOf('no such mode').id).toBe('none');
});

const MONEY = '{field|Given|0|moneyPounds|much}';
const TIMES = '{search|marched|0|numberOfTimes|often}';

it.each([
  ['none', 'much', 'often'],
  ['largest', '£9,000', '10 times'],
  ['smallest', '£1', 'once'],
  ['random-1', '£5', 'once'],
  ['random-2', '£1,250.50', 'twice'],
  ['random-3', 'much', '10 times'],
  ['random-4', 'much', 'once'],
])('[S51] [S52] %s fills in %s and %s', (mode, money, times) => {
  expect(filledIn(mode, MONEY)).toBe(money);
  expect(filledIn(mode, TIMES)).toBe(times);
});

it.each([
  [9, 'once'],
  [0, '0 times'],
  [-1, 'often'],
])('[S51] a search without a spread that matches %d is %s', (supportersMatched, words) => {
  const search = { ...MARCHED, supportersMatched, supportersMatchedSpread: null };
  expect(filledIn('largest', TIMES, search)).toBe(words);
  expect(filledIn('random-7', TIMES, search)).toBe(words);
});

it('shows the fallback of a field or search that the year does not have', () => {
  expect(filledIn('largest', '{field|Gone|0|none|a}{search|gone|0|none|b}')).toBe('ab');
});

describe('one supporter', () => {
  const compiled = compileYear({
    today: A_DAY,
    year: aYear(),
    fields: [aField({ name: 'Town', type: 'string' })],
    searches: [],
    screens: [],
  });
  const inLeeds = {
    ...defaultCondition(asId<ConditionId>('leeds')),
    fieldType: 'data' as const,
    dataId: 'Town',
    dataEqualsOperator: '==' as const,
    dataValue: 'Leeds',
  };
  const content = screenOf(
    anItem('Hello {field|Town|0|none|you}'),
    anItem('Only in Leeds', { order: 2, conditions: [inLeeds] }),
  );
  const from = (Town: string) =>
    supporterPreview(compiled, { email: 'a@example.org', supporterId: '1', fields: { Town } });

  it('[S53] plays the items whose conditions are met, and designs all of them', () => {
    const leeds = from('Leeds').played(content);
    const york = from('York').played(content);
    expect(leeds.items.map(({ text }) => text)).toEqual(['Hello Leeds', 'Only in Leeds']);
    expect(york.items.map(({ text }) => text)).toEqual(['Hello York']);
    expect(from('York').designed(content).items).toHaveLength(2);
  });

  it('[S53] shows every item in the other modes', () => {
    expect(samplePreview(NOTHING_KNOWN).played(content).items).toHaveLength(2);
  });

  it('finishes an item again only when it changes', () => {
    const preview = from('York');
    const before = preview.designed(content).items;
    const [first, second] = content.items;
    if (first === undefined || second === undefined) throw new Error('two items');
    const after = preview.designed(screenOf(first, { ...second, text: 'Other' })).items;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});

it('[S9] shows nothing of a text that nothing is known for, while editing as in playing', () => {
  const content = saying('{field|First Name|0|none|}');
  const preview = samplePreview(NOTHING_KNOWN);
  expect(preview.played(content).items[0]?.text).toBe('');
  expect(preview.designed(content).items[0]?.text).toBe('');
});

it('says where a placeholder is written wrongly', () => {
  expect(samplePreview(NOTHING_KNOWN).designed(saying('Dear {First Name}')).items[0]?.text).toBe(
    'ERROR - check code',
  );
});

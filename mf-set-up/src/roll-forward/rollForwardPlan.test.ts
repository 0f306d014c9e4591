import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenId,
  type SearchId,
  type YearId,
} from 'shared-kernel/model';
import { aCondition, aField, aScreen, aSearch, aYear } from 'shared-kernel/testing';
import { amountsOf } from './amountsOf';
import type { LoadedYear } from './loadYears';
import { reportSections, reportText } from './reportSections';
import { NO_DECISIONS, planOf, suggestedFields, type Decisions } from './rollForwardPlan';

const years = {
  source: aYear({
    id: asId<YearId>('last'),
    name: '2025',
    dateFrom: { year: 2024, month: 12, day: 31 },
    dateTo: { year: 2026, month: 1, day: 1 },
  }),
  target: aYear({ id: asId<YearId>('next'), name: '2026' }),
};
const gala = aSearch({
  id: asId<SearchId>('gala'),
  name: 'Gala guests',
  conditions: [aCondition({ fieldType: 'page', dataId: 'Gala 2025' })],
});
const thanks = aScreen({
  id: asId<ScreenId>('thanks'),
  name: 'Thanks',
  content: {
    ...DEFAULT_CONTENT,
    items: [
      { ...defaultItem(asId<ItemId>('i'), 1), text: 'In 2025, {field|Hours|0|none|you}\nhelped' },
    ],
  },
});
const source: LoadedYear = {
  searches: [gala],
  screens: [thanks],
  fields: [
    aField({ name: 'Gala 2025', type: 'action' }),
    aField({ name: 'Hours', type: 'number' }),
  ],
  unreadable: ['broken'],
};
const target: LoadedYear = {
  searches: [],
  screens: [],
  fields: [aField({ name: 'Gala 2026', type: 'action' }), aField({ name: 'Town' })],
  unreadable: [],
};

const planned = (there: LoadedYear, decisions: Decisions = NO_DECISIONS) => {
  const loaded = { source, target: there };
  return planOf(years, loaded, suggestedFields(years, loaded), decisions);
};
const words = { source: '2025', target: '2026', done: false };
const titled = (plan: ReturnType<typeof planned>) =>
  Object.fromEntries(reportSections(plan, [], words).map(({ title, lines }) => [title, lines]));

it('leads names to those of the target year, what is missing first, and says what to look after', () => {
  const plan = planned(target);
  expect(plan.fields.map(({ name, status }) => [name, status])).toEqual([
    ['Hours', 'missing'],
    ['Gala 2026', 'there'],
  ]);
  expect(plan.made.searches[0]?.conditions).toMatchObject([{ dataId: 'Gala 2026' }]);
  expect(titled(plan)).toEqual({
    'Fields and pages that 2026 does not have': ['“Hours”, used by screen “Thanks”'],
    'Speak of the old year': ['screen “Thanks”, a text: In 2025, {field|Hours|0|none|you}\nhelped'],
    'Could not be read in 2025': ['broken'],
  });
});

it('keeps names where nothing can be checked, says so, and offers the new year', () => {
  const plan = planned({ ...target, fields: [] });
  expect(plan.fields.map(({ name, movedOn }) => [name, movedOn])).toEqual([
    ['Gala 2025', 'Gala 2026'],
    ['Hours', null],
  ]);
  expect(titled(plan)['Fields and pages that could not be checked']).toHaveLength(2);
});

it('takes edited names, exact ones without the blanks around them', () => {
  const names = new Map([['exact Hours', ' Town ']]);
  const plan = planned(target, { ...NO_DECISIONS, names });
  expect(plan.made.screens[0]?.content.items[0]?.text).toContain('{field|Town|');
  expect(titled(plan)['Fields that hold other types of values in 2026']).toEqual([
    '“Town” (was “Hours”), used by screen “Thanks”',
  ]);
});

it('makes nothing a second time', () => {
  const { made } = planned(target);
  const again = planned({ ...target, ...made });
  expect(again.made).toEqual({ searches: [], screens: [], calculated: [] });
  expect(titled(again)['Made by an earlier roll forward']).toHaveLength(2);
});

it('writes a report of what was made and what was refused', () => {
  const plan = planned(target);
  const [search] = plan.made.searches;
  if (search === undefined) throw new Error('There was a search to make.');
  const text = reportText(plan, [{ kind: 'search', definition: search }], words);
  expect(text).toContain('Searches made (0)\n\nScreens made (1)\n- Thanks');
  expect(text).toContain('Could not be made (1)');
  expect(text).toContain('- search “Gala guests”');
  expect(text).toContain('{field|Hours|0|none|you} / helped');
  expect(text).toContain('- Gala 2025 -> Gala 2026');
});

it('takes calculated fields along, and tells which the target year has or refused', () => {
  const rate = { kind: 'rate', field: 'Hours', gives: 1, per: 8, rounding: 'down' } as const;
  const calculated = [
    { id: 'days', name: 'Days', calculation: rate, explained: false, explanation: '' },
    { id: 'town', name: 'Town', calculation: rate, explained: false, explanation: '' },
  ];
  const loaded = { source: { ...source, calculated }, target };
  const plan = planOf(years, loaded, suggestedFields(years, loaded), NO_DECISIONS);
  expect(plan.made.calculated?.map(({ name }) => name)).toEqual(['Days']);
  expect(plan.fields[0]?.field.uses).toContainEqual({ kind: 'calculated field', name: 'Days' });
  expect(amountsOf(plan.made)).toBe('1 calculated field, 1 search and 1 screen');
  const refused = [{ name: 'Days', sentence: 'It would be worked out of itself' }];
  const sections = reportSections(plan, [], words, refused);
  expect(sections.slice(0, 2).map(({ title, lines }) => [title, lines])).toEqual([
    ['Calculated fields that could not be made', ['“Days”: It would be worked out of itself']],
    ['Calculated fields whose names 2026 has already', ['“Town”']],
  ]);
  expect(reportText(plan, [], words)).toContain('Calculated fields made (1)\n- Days');
  expect(reportText(plan, [], words, refused)).toContain(
    'Calculated fields that could not be made (1)',
  );
});

import fc from 'fast-check';
import {
  asId,
  type Calculation,
  type Condition,
  type FieldListEntry,
  type FieldType,
  type SearchId,
} from 'shared-kernel/model';
import { aField } from 'shared-kernel/testing';
import { FIELDS, rawFields } from '../testing/arbitraries';
import { data, page, search, year2026 } from '../testing/definitions';
import { compileYear, type CompiledYear } from '../year/compileYear';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { conditionWords } from '../sentences/conditionWords';
import { wordScope } from '../sentences/wordScope';
import { proposedConditions } from './proposedConditions';

const { definitions: YEAR } = year2026({});
const compile = (fields: readonly FieldListEntry[]): CompiledYear =>
  compileYear({ ...YEAR, fields });

interface Asked {
  readonly supportersTotal?: number;
  readonly asked?: readonly Condition[];
  readonly masked?: readonly string[];
}

/** What is proposed of these people, in words, with how many supporters meet it. */
function proposalsOf(
  fields: readonly FieldListEntry[],
  people: readonly Readonly<Record<string, string>>[],
  { supportersTotal = 1_000, asked = [], masked = [] }: Asked = {},
) {
  const scope = wordScope(YEAR.year, fields, []);
  return proposedConditions({
    ...{ year: compile(fields), fields, supportersTotal, asked },
    examples: people.map((raw) => ({ fields: raw, masked })),
  }).map(
    ({ condition, supporters }) =>
      `${conditionWords(condition, scope).replaceAll('\u00a0', ' ')}: ${supporters ?? '?'}`,
  );
}

describe('[E113] what is proposed', () => {
  const walk = aField({
    ...{ name: 'Walk', type: 'action', count: 120 },
    spread: { '01/05/2026': 100, '01/05/2025': 20, none: 880 },
  });

  it('an action that all took part in, within the year or else at any time', () => {
    const within = { Walk: '01/05/2026' };
    expect(proposalsOf([walk], [within, { Walk: '1:P:02/06/2026~web' }])).toEqual([
      'who completed “Walk” in 2026: 100',
    ]);
    expect(proposalsOf([walk], [within, { Walk: '01/05/2025' }])).toEqual([
      'who completed “Walk” at any time: 120',
    ]);
    expect(proposalsOf([walk], [within, {}])).toEqual([]);
  });

  const town = aField({
    ...{ name: 'Town', count: 800, distinct: 40 },
    topValues: [
      { value: 'Leeds', count: 300 },
      { value: 'York', count: 90 },
      { value: 'Hull', count: 60 },
    ],
  });

  it('a text that all have, or two that they share; none that few supporters have', () => {
    const of = (...towns: readonly string[]) =>
      proposalsOf(
        [town],
        towns.map((one) => ({ Town: one })),
      );
    expect(of('York', ' York ')).toEqual(['whose “Town” is “York”: 90']);
    expect(of('York', 'Hull', 'York')).toEqual(['whose “Town” is “Hull” or “York”: 150']);
    expect(of('York', 'Hull')).toEqual(['with a value in “Town”: 800']);
    expect(of('Ilkley', 'Ilkley')).toEqual(['with a value in “Town”: 800']);
  });

  it('at least the smallest number, rounded down; a range or the number where that says much more', () => {
    const miles = aField({
      ...{ name: 'Miles', type: 'number', count: 500, distinct: 4 },
      spread: { 10: 100, 40: 250, 60: 50, 400: 100 },
    });
    const of = (...numbers: readonly string[]) =>
      proposalsOf(
        [miles],
        numbers.map((one) => ({ Miles: one })),
      );
    expect(of('412', '430')).toEqual(['whose “Miles” is at least 400: 100']);
    expect(of('47')).toEqual(['whose “Miles” is at least 45: 150']);
    expect(of('47', '61')).toEqual(['whose “Miles” is from 45 to 65: 50']);
    expect(of('60', '60')).toEqual(['whose “Miles” is 60: 50']);
    expect(of('-3', 'unread')).toEqual(['with a value in “Miles”: 500']);
  });

  it('gifts by their sum, and without a spread only that they are at least so much', () => {
    const gift = aField({ name: 'Gift', type: 'donation', count: 80 });
    expect(proposalsOf([gift], [{ Gift: 'CREDIT_X~success::12.50' }, { Gift: '£27' }])).toEqual([
      'who gave at least 10 in “Gift”: ?',
    ]);
  });

  it('days by months, and by years where they lie far apart', () => {
    const joined = aField({
      ...{ name: 'Joined', type: 'date', count: 1_000 },
      spread: { '03/04/2016': 400, '10/06/2025': 50, '20/06/2025': 50, '02/02/2026': 500 },
    });
    const of = (...days: readonly string[]) =>
      proposalsOf(
        [joined],
        days.map((one) => ({ Joined: one })),
      );
    expect(of('5/2/2026')).toEqual(['whose “Joined” is on or after 1 February 2026: 500']);
    expect(of('10/6/2025', '20/6/2025')).toEqual([
      'whose “Joined” is from 1 June 2025 to 30 June 2025: 100',
    ]);
    expect(of('4/4/2016', '20/6/2025')).toEqual([
      'whose “Joined” is from 1 January 2016 to 31 December 2025: 500',
    ]);
  });

  it('rare values that a long spread leaves out are taken to lie as the others', () => {
    const miles = aField({
      ...{ name: 'Miles', type: 'number', count: 400 },
      spread: { 10: 150, 60: 50, other: 200 },
    });
    expect(proposalsOf([miles], [{ Miles: '60' }])).toEqual(['whose “Miles” is at least 60: 100']);
  });

  it('nothing that nearly everybody meets, nor what the search asks already', () => {
    const gender = aField({
      name: 'Gift Aid',
      count: 950,
      distinct: 2,
      topValues: [{ value: 'Y', count: 910 }],
    });
    expect(proposalsOf([gender], [{ 'Gift Aid': 'Y' }, { 'Gift Aid': 'Y' }])).toEqual([]);
    const yes = [{ 'Gift Aid': 'Y' }];
    const total = { supportersTotal: 5_000 };
    expect(proposalsOf([gender], yes, total)).toEqual(['whose “Gift Aid” is “Y”: 910']);
    const asked = [data('Gift Aid', '==', 'Y')];
    expect(proposalsOf([gender], yes, { ...total, asked })).toEqual([]);
    expect(proposalsOf([walk], [{ Walk: '01/05/2026' }], { asked: [page('Walk')] })).toEqual([]);
  });

  it('the eight that fewest meet, then by name; whatever order the list has', () => {
    const actions = Array.from({ length: 12 }, (_, index) =>
      aField({
        ...{ name: `Walk ${String.fromCharCode(65 + index)}`, type: 'action', count: 50 },
        spread: { '01/05/2026': index < 2 ? 40 : 50 - index },
      }),
    );
    const person = Object.fromEntries(actions.map(({ name }) => [name, '01/05/2026']));
    const proposed = proposalsOf(actions, [person]);
    expect(proposed).toHaveLength(8);
    expect(proposed[0]).toBe('who completed “Walk L” in 2026: 39');
    expect(proposed.slice(1, 4)).toEqual(
      ['A', 'B', 'K'].map((letter) => `who completed “Walk ${letter}” in 2026: 40`),
    );
    expect(proposalsOf(actions.toReversed(), [person])).toEqual(proposed);
  });

  it('of a calculated field what it comes to; nothing of a search’s total, which is nobody’s own', () => {
    const calculated = (name: string, calculation: Calculation) =>
      aField({
        ...{ name, type: 'number', count: 0 },
        calculated: {
          ...{ id: name, calculation, figures: null, explained: false, explanation: '' },
          saved: { revision: 1, savedBy: '', savedAt: null },
        },
      });
    const fields = [
      calculated('All miles', {
        ...{ kind: 'sum', isMoney: false },
        fields: { by: 'names', names: ['Miles', 'Laps'] },
      }),
      calculated('Walkers', { kind: 'searchTotal', searchId: asId('walkers') }),
      aField({ name: 'Miles', type: 'number', count: 9, spread: { 12: 9 } }),
    ];
    expect(proposalsOf(fields, [{ Miles: '12' }])).toEqual([
      'whose “All miles” is at least 10: ?',
      'whose “Miles” is at least 10: 9',
    ]);
  });
});

describe('[E114] nothing is proposed', () => {
  it.each([
    ['an email', 'Supporter Email', 'string'],
    ['a first name', 'First Name', 'string'],
    ['a phone number', 'Mobile number', 'string'],
    ['an id', 'Supporter ID', 'number'],
    ['a special category', 'Religion', 'string'],
  ] as const)('of %s', (_, name, type) => {
    const field = aField({
      ...{ name, type, count: 100, distinct: 5 },
      topValues: [{ value: '700', count: 50 }],
      spread: { 700: 50 },
    });
    expect(proposalsOf([field], [{ [name]: '700' }, { [name]: '700' }])).toEqual([]);
  });

  it('of texts that nearly each supporter has another of, and of numbers all of which differ', () => {
    const notes = aField({ name: 'Note', count: 100, distinct: 90 });
    const cards = aField({
      name: 'Card',
      type: 'number',
      count: 100,
      distinct: 100,
      spread: { 7: 1 },
    });
    const older = aField({ name: 'Older list', count: 100 });
    const person = { Note: 'a', Card: '7', 'Older list': 'b' };
    expect(proposalsOf([notes, cards, older], [person])).toEqual([]);
  });

  it('of a sensitive field, whoever says that it is', () => {
    const described = { description: '', owner: '', source: '', retention: '' };
    const saved = { revision: 1, savedBy: '', savedAt: null };
    const field = aField({
      ...{ name: 'Group', count: 100, distinct: 2, topValues: [{ value: 'A', count: 60 }] },
      dictionary: { ...described, ...saved, sensitive: true },
    });
    const { dictionary: _, ...plain } = field;
    expect(proposalsOf([field], [{ Group: 'A' }])).toEqual([]);
    expect(proposalsOf([plain], [{}, {}], { masked: ['Group'] })).toEqual([]);
    expect(proposalsOf([plain], [{ Group: 'A' }])).toEqual(['whose “Group” is “A”: 60']);
  });
});

describe('[E113] for any fields and people', () => {
  const field = fc
    .record({
      name: fc.constantFrom(...Object.keys(FIELDS), 'Elsewhere'),
      type: fc.constantFrom<FieldType>('action', 'date', 'donation', 'number', 'string', 'unknown'),
      count: fc.nat(60),
      spread: fc.dictionary(
        fc.constantFrom('01/06/2026', '31/12/2025', '5', '-3', 'none', 'other', '30'),
        fc.nat(40),
      ),
      topValues: fc.option(
        fc.uniqueArray(fc.constantFrom('Oban', 'oBAN harbour', '30'), { maxLength: 3 }),
      ),
      isSensitive: fc.boolean(),
    })
    .map(({ topValues, isSensitive, ...parts }) =>
      aField({
        ...parts,
        ...(topValues !== null && { topValues: topValues.map((value) => ({ value, count: 9 })) }),
        ...(isSensitive && {
          dictionary: {
            ...{ description: '', owner: '', source: '', retention: '', sensitive: true },
            ...{ revision: 1, savedBy: '', savedAt: null },
          },
        }),
      }),
    );
  const fields = fc.uniqueArray(field, { selector: ({ name }) => name, maxLength: 8 });
  const people = fc
    .tuple(fc.array(rawFields, { minLength: 1, maxLength: 5 }), rawFields)
    // What they share, so that there is something to propose.
    .map(([list, shared]) => list.map((raw) => ({ fields: { ...raw, ...shared } })));
  const ask = (
    list: readonly FieldListEntry[],
    examples: readonly { fields: Readonly<Record<string, string>> }[],
  ) =>
    proposedConditions({
      ...{ year: compile(list), fields: list, supportersTotal: 60, examples, asked: [] },
    });

  it('every example meets every condition, as a search of it counts', () => {
    let proposed = 0;
    fc.assert(
      fc.property(fields, people, (list, examples) => {
        for (const { condition } of ask(list, examples)) {
          const { name } = list.find((one) => one.name === condition.dataId) ?? {};
          expect(name).toBe(condition.id);
          const year = compileYear({ ...YEAR, fields: list, searches: [search('s', [condition])] });
          for (const one of examples)
            expect(evaluateSupporter(year, one).searchCounts[asId<SearchId>('s')]).toBeGreaterThan(
              0,
            );
          proposed += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(proposed).toBeGreaterThan(100);
  });

  it('the same in whatever order fields and examples stand, at most one of a field and eight in all', () => {
    fc.assert(
      fc.property(fields, people, (list, examples) => {
        const proposed = ask(list, examples);
        expect(ask(list.toReversed(), examples.toReversed())).toEqual(proposed);
        expect(new Set(proposed.map(({ condition }) => condition.dataId)).size).toBe(
          proposed.length,
        );
        expect(proposed.length).toBeLessThanOrEqual(8);
        const ranks = proposed.map(
          ({ supporters, condition }) =>
            supporters ?? list.find(({ name }) => name === condition.dataId)?.count ?? -1,
        );
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }),
    );
  });

  it('nothing of what is sensitive', () => {
    fc.assert(
      fc.property(fields, people, (list, examples) => {
        const sensitive = new Set(
          list.filter(({ dictionary }) => dictionary?.sensitive === true).map(({ name }) => name),
        );
        for (const { condition } of ask(list, examples))
          expect(sensitive.has(condition.dataId)).toBe(false);
      }),
    );
  });
});

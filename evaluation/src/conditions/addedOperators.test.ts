import fc from 'fast-check';
import type { Condition, FieldType, OperatorId } from 'shared-kernel/model';
import { rawFields, rawValue, FIELDS } from '../testing/arbitraries';
import {
  countOf,
  data,
  group,
  matches,
  reference,
  search,
  year2026,
  countsOf,
} from '../testing/definitions';

const passes = (
  type: FieldType,
  raw: string | undefined,
  operator: OperatorId,
  ...operands: readonly string[]
): boolean =>
  matches(
    data('Field', operator, operands[0] ?? '', { dataValues: operands }),
    { Field: type },
    raw === undefined ? {} : { Field: raw },
  );

describe('[E92] empty', () => {
  it('is the opposite of notEmpty for one field, readable or not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(FIELDS), 'Gone'), rawFields, (name, raw) => {
        fc.pre(name !== 'Blank');
        const asked = (operator: OperatorId) => matches(data(name, operator), FIELDS, raw);
        expect(asked('empty')).toBe(!asked('notEmpty'));
      }),
    );
  });

  it('is passed by nothing and by blanks, not by what cannot be read', () => {
    expect(passes('number', undefined, 'empty')).toBe(true);
    expect(passes('number', '  ', 'empty')).toBe(true);
    expect(passes('number', 'many', 'empty')).toBe(false);
  });

  it('of a part of a name counts the fields that are empty, and 0 where there is none', () => {
    const asked = (part: string) =>
      countOf(data(part, 'empty', '', { dataIdMatch: 'fuzzy' }), FIELDS, { 'PET A': 'x' });
    expect([asked('PET'), asked('Nowhere')]).toEqual([1, 0]);
  });
});

describe('[E93] one of several', () => {
  const some = fc.array(rawValue, { minLength: 1, maxLength: 4 });
  const name = fc.constantFrom(...Object.keys(FIELDS), 'Gone');

  it('is equal to any of those that can be read, and not one of them is all of the opposites', () => {
    fc.assert(
      fc.property(name, some, rawFields, (field, values, raw) => {
        const readable = values.filter((value) =>
          matches(data(field, '!=', value), { ...FIELDS }, {}),
        );
        const each = (operator: OperatorId): readonly Condition[] =>
          readable.map((value) => data(field, operator, value));
        const asked = (operator: OperatorId) =>
          matches(data(field, operator, '', { dataValues: values }), FIELDS, raw);
        const any = group('any', each('=='));
        const all = group('all', each('!='));
        expect(asked('oneOf')).toBe(matches(any, FIELDS, raw));
        expect(asked('notOneOf')).toBe(matches(all, FIELDS, raw));
      }),
    );
  });

  it('tells capitals from small letters, as is equal does', () => {
    expect(passes('string', 'Oban', 'oneOf', 'oban', 'Leeds')).toBe(false);
    expect(passes('string', ' Oban ', 'oneOf', ' Oban')).toBe(true);
  });

  it('is not one of them where there is nothing, and never where there is nothing to compare with', () => {
    expect(passes('string', undefined, 'notOneOf', 'Oban')).toBe(true);
    expect(passes('string', undefined, 'notOneOf', ' ')).toBe(false);
    expect(passes('number', '5', 'notOneOf', 'five')).toBe(false);
    expect(passes('number', '1,000', 'oneOf', 'many', '1000.0')).toBe(true);
  });
});

describe('[E94] between', () => {
  it('is from the first on and up to the second', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PET A', 'Joined', 'Gift', 'Miles', 'City', 'Gone'),
        rawValue,
        rawValue,
        rawFields,
        (field, from, to, raw) => {
          const both = group('all', [data(field, '>=', from), data(field, '<=', to)]);
          expect(matches(data(field, 'between', '', { dataValues: [from, to] }), FIELDS, raw)).toBe(
            matches(both, FIELDS, raw),
          );
        },
      ),
    );
  });

  it.each([
    ['number', '5', ['5', '10'], true],
    ['number', '10', ['5', '10'], true],
    ['number', '4.99', ['5', '10'], false],
    ['donation', 'CREDIT_X~success::7.50', ['5', '10'], true],
    ['date', '31/12/2026', ['1/1/2026', '31/12/2026'], true],
    ['action', '7:P:02/02/2026', ['1/2/2026', '2/2/2026'], true],
    ['number', '7', ['10', '5'], false],
    ['number', '7', ['5'], false],
    ['number', undefined, ['0', '10'], false],
  ] as const)('of a %s %s and %s: %s', (type, raw, ends, expected) => {
    expect(passes(type, raw, 'between', ...ends)).toBe(expected);
  });
});

describe('[E95] text', () => {
  it.each([
    ['contains', 'Harbour Road', 'ROAD', true],
    ['contains', 'Harbour Road', 'r r', true],
    ['contains', 'Harbour Road', 'Street', false],
    ['contains', 'CAF\u00c9', 'cafe\u0301', true],
    ['contains', 'Caf\u00e9', 'cafe', false],
    ['startsWith', ' Harbour Road', 'harb', true],
    ['startsWith', 'Harbour Road', 'Road', false],
    ['contains', undefined, 'x', false],
    ['contains', 'x', ' ', false],
  ] as const)('%s %s: %s is %s', (operator, raw, operand, expected) => {
    expect(passes('string', raw, operator, operand)).toBe(expected);
  });

  it('that is asked of another type is passed by nobody', () => {
    for (const type of ['number', 'donation', 'date', 'action'] as const)
      for (const operator of ['contains', 'startsWith'] as const)
        expect(passes(type, '01/06/2026', operator, '0')).toBe(false);
  });
});

/** Tests are asked on 15 June 2026. */
describe('[E96] days counted from today', () => {
  it.each([
    ['15/06/2026', '0', true],
    ['14/06/2026', '0', false],
    ['14/06/2026', '1', true],
    ['16/06/2026', '7', false],
    ['16/05/2026', '30', true],
    ['15/05/2026', '30', false],
    ['31/12/2025', '166', true],
    ['30/12/2025', '166', false],
    ['soon', '7', false],
    [undefined, '7', false],
    ['15/06/2026', '1.5', false],
    ['15/06/2026', '-1', false],
    ['15/06/2026', 'a week', false],
  ] as const)('%s within the last %s days: %s', (raw, days, expected) => {
    for (const type of ['date', 'action'] as const)
      expect(passes(type, raw, 'inLastDays', days)).toBe(expected);
  });

  it.each([
    ['01/06/2026', true],
    ['30/06/2026', true],
    ['31/05/2026', false],
    ['01/07/2026', false],
    ['15/06/2025', false],
  ] as const)('%s in this month: %s', (raw, expected) => {
    expect(passes('date', raw, 'inThisMonth')).toBe(expected);
  });

  it.each([
    ['31/12/2025', true],
    ['01/01/2026', false],
    ['01/01/1990', true],
    [undefined, false],
  ] as const)('%s before the year: %s', (raw, expected) => {
    expect(passes('date', raw, 'beforeYear')).toBe(expected);
  });

  it('follow the day that is asked on', () => {
    const asked = (day: number) =>
      countsOf(
        year2026({
          fields: { Joined: 'date' },
          today: { year: 2026, month: 6, day },
          searches: [search('a', [data('Joined', 'inLastDays', '7')])],
        }),
        { Joined: '10/06/2026' },
      )['a'];
    expect([9, 10, 17, 18].map(asked)).toEqual([0, 1, 1, 0]);
  });

  it('are of no other type', () => {
    for (const type of ['number', 'string', 'donation'] as const)
      expect(passes(type, '15/06/2026', 'inLastDays', '7')).toBe(false);
  });
});

it.each([
  ['oneOf', ['1', '3'], 1],
  ['notOneOf', ['1', '3'], 0],
  ['notOneOf', ['2'], 1],
  ['between', ['1', '2'], 1],
  ['empty', [], 0],
  ['contains', ['1'], 0],
  ['inLastDays', ['7'], 0],
] as const)(
  '[E13] a search’s count asked by %s %s comes to %s',
  (operator, dataValues, expected) => {
    const asking = { ...reference('once', operator, dataValues[0] ?? ''), dataValues };
    const compiled = year2026({
      fields: { City: 'string' },
      searches: [search('once', [data('City', 'notEmpty')]), search('asking', [asking])],
    });
    expect(countsOf(compiled, { City: 'Oban' })['asking']).toBe(expected);
  },
);

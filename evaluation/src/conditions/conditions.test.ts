import { SPEC_OPERATORS, type FieldType, type OperatorId } from 'shared-kernel/model';
import { countOf, data, matches, page } from '../testing/definitions';

const COMPARISONS = SPEC_OPERATORS.filter((operator) => operator !== 'notEmpty');

/** The operators that a value of the field passes against the operand. */
const passing = (type: FieldType, raw: string, operand: string): readonly OperatorId[] =>
  COMPARISONS.filter((operator) =>
    matches(data('Field', operator, operand), { Field: type }, { Field: raw }),
  );

const BELOW = ['!=', '<', '<='];
const SAME = ['==', '>=', '<='];
const ABOVE = ['!=', '>', '>='];

describe('[E7] missing values', () => {
  it.each([
    ['number', '5', 'five'],
    ['donation', '5', 'CREDIT_SINGLE~failed::5.00'],
    ['date', '1/1/2026', '31/2/2026'],
    ['action', '1/1/2026', '1/1/2026'],
    ['string', 'Oban', '  '],
  ] as const)('of type %s pass !=, < and <= only', (type, operand, unreadable) => {
    expect(passing(type, '', operand)).toEqual(BELOW);
    expect(passing(type, unreadable, operand)).toEqual(BELOW);
  });

  it('pass notEmpty where text is there but cannot be read', () => {
    const condition = data('Field', 'notEmpty');
    expect(matches(condition, { Field: 'number' }, { Field: 'five' })).toBe(true);
    expect(matches(condition, { Field: 'number' }, { Field: ' ' })).toBe(false);
    expect(matches(condition, { Field: 'number' }, {})).toBe(false);
  });

  it('are not found among the properties that every object has', () => {
    expect(matches(data('constructor', 'notEmpty'), { constructor: 'string' as const }, {})).toBe(
      false,
    );
  });
});

describe('[E8] comparisons', () => {
  it.each([
    ['number', '9', '10', BELOW],
    ['number', '1,000', '£1000.00', SAME],
    ['number', '-1', '-2', ABOVE],
    ['number', '123456789012345671', '123456789012345670', ABOVE],
    ['number', '123456789012345671', '123,456,789,012,345,671.0', SAME],
    ['number', '-123456789012345671', '-123456789012345670', BELOW],
    ['number', '9007199254740993.5', '9007199254740993.25', ABOVE],
    ['number', '9'.repeat(400), `1${'0'.repeat(400)}`, BELOW],
    ['number', '5', '123456789012345670', BELOW],
    ['donation', 'CREDIT_SINGLE~success::22.77', '22.77', SAME],
    ['donation', '9', '10', BELOW],
    ['date', '2/10/2025', '10/2/2026', BELOW],
    ['date', '04/08/2019', '4/8/2019', SAME],
    ['action', '7:P:02/01/2026', '1/1/2026', ABOVE],
    ['action', '02/01/2026', '2/1/2026', SAME],
    ['string', '10', '9', BELOW],
    ['string', ' Oban ', 'Oban  ', SAME],
    ['string', 'oban', 'Oban', ABOVE],
    ['string', 'Zoë', 'Zoe', ABOVE],
  ] as const)('%s %s against %s', (type, raw, operand, expected) => {
    expect(passing(type, raw, operand)).toEqual(expected);
  });
});

describe('[E9] operands', () => {
  it.each([
    ['number', '5', ''],
    ['number', '5', 'five'],
    ['donation', '5', '.5'],
    ['date', '1/1/2026', '31/2/2026'],
    ['action', '01/01/2026', '1:P:01/01/2026'],
    ['string', 'Oban', '  '],
    ['number', '', ''],
  ] as const)(
    'of %s that cannot be read fail every comparison (%s, "%s")',
    (type, raw, operand) => {
      expect(passing(type, raw, operand)).toEqual([]);
    },
  );

  it('are not asked of notEmpty', () => {
    expect(matches(data('Field', 'notEmpty', '?'), { Field: 'number' }, { Field: '5' })).toBe(true);
  });
});

describe('[E10] names', () => {
  const fields = {
    'PET A': 'action',
    'Date A': 'date',
    'Number A': 'number',
    'No A': 'unknown',
  } as const;
  const raw = { 'PET A': '01/06/2026', 'Date A': '1/6/2026', 'Number A': '1', 'No A': 'x' };
  const fuzzy = { dataIdMatch: 'fuzzy' } as const;

  it('of page conditions resolve to actions only', () => {
    expect(countOf(page('Date A'), fields, raw)).toBe(0);
    expect(countOf(page('A', fuzzy), fields, raw)).toBe(1);
  });

  it('of data conditions resolve to every type but unknown', () => {
    expect(matches(data('No A', 'notEmpty'), fields, raw)).toBe(false);
    expect(matches(data('PET A', 'notEmpty'), fields, raw)).toBe(true);
    expect(matches(data('PET A', '==', '1/6/2026'), fields, raw)).toBe(true);
  });

  it('that are exact are trimmed, fuzzy ones are not', () => {
    expect(matches(page('  PET A '), fields, raw)).toBe(true);
    expect(matches(page('PET ', fuzzy), fields, raw)).toBe(true);
    expect(matches(page('A ', fuzzy), fields, raw)).toBe(false);
  });

  it('that are fuzzy mind their case', () => {
    expect(matches(page('pet', fuzzy), fields, raw)).toBe(false);
  });

  it('never resolve against what a supporter happens to have', () => {
    expect(matches(data('Elsewhere', '==', 'x'), fields, { Elsewhere: 'x' })).toBe(false);
  });
});

describe('[E11] page conditions', () => {
  const fields = { Page: 'action' } as const;
  const completed = (day: string, pageCheckDate = true): boolean =>
    matches(page('Page', { pageCheckDate }), fields, { Page: day });

  it('take days strictly between the ends of the year', () => {
    expect(completed('31/12/2025')).toBe(false);
    expect(completed('01/01/2026')).toBe(true);
    expect(completed('31/12/2026')).toBe(true);
    expect(completed('01/01/2027')).toBe(false);
  });

  it('take any readable day where the date check is off', () => {
    expect(completed('31/12/1999', false)).toBe(true);
    expect(completed('someday', false)).toBe(false);
  });

  it('count one for each field of a fuzzy name', () => {
    const many = { 'P 1': 'action', 'P 2': 'action', 'P 3': 'action' } as const;
    const raw = { 'P 1': '01/06/2026', 'P 2': '1:P:02/06/2026', 'P 3': '01/06/2025' };
    expect(countOf(page('P', { dataIdMatch: 'fuzzy' }), many, raw)).toBe(2);
  });

  it.each([
    ['exact', 'Page', '01/06/2026', false],
    ['exact', 'Page', '01/06/2025', true],
    ['exact', 'Page', '', true],
    ['exact', 'No such page', '', true],
    ['fuzzy', 'No such page', '', true],
    ['fuzzy', 'Pa', '01/06/2026', false],
  ] as const)('not completed is the inverse (%s %s "%s")', (dataIdMatch, name, day, expected) => {
    const condition = page(name, { pageAction: 'notCompleted', dataIdMatch });
    expect(matches(condition, fields, { Page: day })).toBe(expected);
  });
});

describe('[E12] data conditions', () => {
  it('read an exact name without a field as missing, and its operand as text', () => {
    const passed = COMPARISONS.filter((operator) => matches(data('None', operator, 'x'), {}, {}));
    expect(passed).toEqual(BELOW);
    expect(matches(data('None', '!=', ''), {}, {})).toBe(false);
    expect(matches(data('None', 'notEmpty'), {}, {})).toBe(false);
  });

  it('count 0 for a fuzzy name without a field', () => {
    for (const operator of SPEC_OPERATORS) {
      expect(matches(data('None', operator, 'x', { dataIdMatch: 'fuzzy' }), {}, {})).toBe(false);
    }
  });

  it('pass where any field of a fuzzy name passes, each through its own type', () => {
    const fields = { 'A number': 'number', 'A text': 'string' } as const;
    const condition = data('A ', '>', '9', { dataIdMatch: 'fuzzy' });
    expect(matches(condition, fields, { 'A number': '10', 'A text': '10' })).toBe(true);
    expect(matches(condition, fields, { 'A text': '10' })).toBe(false);
  });
});

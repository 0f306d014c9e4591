import fc from 'fast-check';
import { STORY_LANGUAGES, type CivilDate, type StoryLanguage } from 'shared-kernel/model';
import { year2026 } from '../testing/definitions';
import { evaluationState } from '../year/evaluateSupporter';
import { readValue, type TypedValue } from '../values/typedValue';
import { fillText } from './fillText';
import { FORMATS, type Format } from './formats';
import { fullYears } from '../values/fullYears';
import { placeholderContext } from './placeholderContext';

const LAST_DAY: CivilDate = { year: 2026, month: 12, day: 31 };

const printed = (
  value: TypedValue | null,
  format: string,
  language: StoryLanguage = 'en',
  raw = false,
): string => {
  const year = { language, lastDay: LAST_DAY };
  const context = { field: () => value, search: () => null, year };
  return fillText(`{field|x|0|${format}|fallback}`, context, raw);
};
const number = (text: string) => readValue('number', text);
const day = (text: string) => readValue('date', text);
/** Blanks that do not break as common ones, and no marks of direction: what is read. */
const asRead = (text: string): string =>
  text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/gu, ' ');

/** The specification's; every other format is by language. */
const SPECIFIED: readonly Format[] = [
  'none',
  'moneyDollars',
  'moneyEuros',
  'moneyPounds',
  'numberOfTimes',
];
const ADDED = FORMATS.filter((format) => !SPECIFIED.includes(format));

it.each([
  ['en', '1,234,567.5', '45.5%', '€1,250.50', '4 August 2019', 'August 2019'],
  ['nl', '1.234.567,5', '45,5%', '€ 1.250,50', '4 augustus 2019', 'augustus 2019'],
  ['de', '1.234.567,5', '45,5 %', '1.250,50 €', '4. August 2019', 'August 2019'],
  ['fr', '1 234 567,5', '45,5 %', '1 250,50 €', '4 août 2019', 'août 2019'],
  ['es', '1.234.567,5', '45,5 %', '1250,50 €', '4 de agosto de 2019', 'agosto de 2019'],
  ['it', '1.234.567,5', '45,5%', '1250,50 €', '4 agosto 2019', 'agosto 2019'],
  ['pl', '1 234 567,5', '45,5%', '1250,50 €', '4 sierpnia 2019', 'sierpień 2019'],
  ['uk', '1 234 567,5', '45,5%', '1 250,50 €', '4 серпня 2019 р.', 'серпень 2019 р.'],
  ['ar', '١٬٢٣٤٬٥٦٧٫٥', '٤٥٫٥٪', '١٬٢٥٠٫٥٠ €', '٤ أغسطس ٢٠١٩', 'أغسطس ٢٠١٩'],
] as const)(
  '[E69] in %s numbers, money and days are written as the language writes them',
  (language, full, percent, euros, long, month) => {
    expect(asRead(printed(number('1234567.5'), 'number', language))).toBe(full);
    expect(asRead(printed(number('0.455'), 'percent', language))).toBe(percent);
    expect(asRead(printed(readValue('donation', '1250.50'), 'euros', language))).toBe(euros);
    expect(asRead(printed(day('04/08/2019'), 'dateLong', language))).toBe(long);
    expect(asRead(printed(readValue('action', 'x:P:04/08/2019'), 'monthYear', language))).toBe(
      month,
    );
  },
);

it('[E69] a year says which language, and nothing is British English', () => {
  const shown = (story?: { language: StoryLanguage }) => {
    const year = year2026({ fields: { Gift: 'number', Joined: 'date' } });
    const compiled = {
      ...year,
      definitions: {
        ...year.definitions,
        year: { ...year.definitions.year, ...(story === undefined ? {} : { story }) },
      },
    };
    const supporter = { fields: { Gift: '1234.5', Joined: '1/1/2020' } };
    const context = placeholderContext(compiled, evaluationState(compiled, supporter));
    return fillText('{field|Gift|0|number|} {field|Joined|0|yearsSince|}', context);
  };
  expect(shown()).toBe('1,234.5 6');
  expect(shown({ language: 'de' })).toBe('1.234,5 6');
});

it.each([
  ['none', '1250.5'],
  ['moneyPounds', '£1,250.50'],
  ['moneyEuros', '€1,250.50'],
  ['moneyDollars', '$1,250.50'],
  ['numberOfTimes', '1250.5 times'],
])('[E69] %s of the specification prints the same in every language', (format, expected) => {
  for (const language of STORY_LANGUAGES)
    expect(printed(number('1250.5'), format, language)).toBe(expected);
});

it.each([
  ['compact', '1234567', '1.2m'],
  ['compact', '950', '950'],
  ['number', '123456789012345678', '123,456,789,012,345,678'],
  ['number', '1.23456', '1.235'],
  ['number', '-0', '0'],
  ['percent', '1', '100%'],
  ['ordinal', '1', '1st'],
  ['ordinal', '22', '22nd'],
  ['ordinal', '103', '103rd'],
  ['ordinal', '11', '11th'],
  ['ordinal', '1011', '1,011th'],
  ['ordinal', '0', '0th'],
  ['ordinal', '-3', '-3'],
  ['ordinal', '2.5', '2.5'],
])('[E70] %s of %s is %s', (format, value, expected) => {
  expect(printed(number(value), format).toLowerCase()).toBe(expected);
});

it.each([
  ['nl', '3e'],
  ['de', '3.'],
  ['fr', '3e'],
  ['es', '3.º'],
  ['it', '3º'],
  ['pl', '3.'],
  ['uk', '3-й'],
  ['ar', '٣.'],
] as const)('[E70] the third is %s: %s', (language, expected) => {
  expect(printed(number('3'), 'ordinal', language)).toBe(expected);
  expect(printed(number('1'), 'ordinal', 'fr')).toBe('1er');
});

it.each([
  ['pounds', '£3'],
  ['dollars', '$3'],
  ['euros', '€3'],
  ['zlotys', 'zł 3'],
  ['hryvnias', '₴3'],
])('[E71] %s have decimals only where there are cents', (format, expected) => {
  expect(asRead(printed(number('2.999'), format))).toBe(expected);
  expect(printed(number('2.99'), format)).toMatch(/2\.99$/);
});

describe('[E72] years since a day', () => {
  it.each([
    ['31/12/2019', 7],
    ['1/1/2020', 6],
    ['4/8/2019', 7],
    ['1/1/2026', 0],
    ['31/12/2026', 0],
    ['1/1/2030', 0],
    ['29/2/2020', 6],
  ])('%s is %s years by the end of 2026', (since, years) => {
    expect(printed(day(since), 'yearsSince')).toBe(String(years));
  });

  it('are full only when the anniversary has come, of a 29 February on 1 March', () => {
    const leapDay = { year: 2020, month: 2, day: 29 };
    expect(fullYears(leapDay, { year: 2023, month: 2, day: 28 })).toBe(2);
    expect(fullYears(leapDay, { year: 2023, month: 3, day: 1 })).toBe(3);
    expect(fullYears(leapDay, { year: 2024, month: 2, day: 29 })).toBe(4);
  });

  it('grow by one a year, and never fall', () => {
    const anyDay = fc.record({
      year: fc.integer({ min: 1, max: 9998 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(anyDay, anyDay, (since, until) => {
        const years = fullYears(since, until);
        const later = fullYears(since, { ...until, year: until.year + 1 });
        expect(years).toBeGreaterThanOrEqual(0);
        expect(later - years).toBe(until.year >= since.year && later > 0 ? 1 : 0);
      }),
    );
  });
});

it('[E73] no time zone moves a day, however early', () => {
  expect(printed(day('1/1/2026'), 'dateLong')).toBe('1 January 2026');
  expect(printed(day('31/12/2025'), 'monthYear')).toBe('December 2025');
  expect(printed(day('4/8/0045'), 'dateLong')).toBe('4 August 45');
});

describe('[E69] every format by language', () => {
  const types = fc.constantFrom(...(['action', 'date', 'donation', 'number', 'string'] as const));
  const raw = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.bigInt({ min: -(10n ** 400n), max: 10n ** 400n }).map(String),
    fc.tuple(fc.nat(40), fc.nat(14), fc.nat(9999)).map((parts) => parts.join('/')),
  );
  const anything = fc.tuple(
    types,
    raw,
    fc.constantFrom(...ADDED),
    fc.constantFrom(...STORY_LANGUAGES),
  );

  it('never throws, and prints something for what has a value', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), ([type, text, format, language], isRaw) => {
        const value = readValue(type, text);
        const shown = printed(value, format, language, isRaw);
        if (value === null) expect(shown).toBe('fallback');
        else expect(shown).not.toBe('');
      }),
    );
  });

  it('is ignored where it does not fit: text stays text, days take no money, numbers no month', () => {
    const dated: readonly Format[] = ['dateLong', 'monthYear', 'yearsSince'];
    for (const format of ADDED)
      for (const language of STORY_LANGUAGES) {
        expect(printed(readValue('string', '12'), format, language)).toBe('12');
        const unfit = dated.includes(format) ? number('4969.5') : day('04/08/2019');
        expect(printed(unfit, format, language)).toBe(
          dated.includes(format) ? '4969.5' : '4/8/2019',
        );
      }
  });

  it('prints for count-up what it prints without', () => {
    fc.assert(
      fc.property(anything, ([type, text, format, language]) => {
        const value = readValue(type, text);
        expect(printed(value, format, language, true)).toBe(printed(value, format, language));
      }),
    );
  });
});

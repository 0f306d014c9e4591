import { FORMATS } from 'evaluation';

import { FITTING_FORMATS } from './dataSource';
import { formatWords } from './formatWords';

const ENGLISH = { language: 'en', lastDay: { year: 2026, month: 12, day: 31 } } as const;

it.each([
  ['none', 'As it is'],
  ['moneyPounds', 'Money in pounds (£1,250)'],
  ['numberOfTimes', 'Number of times (once, twice, 3 times)'],
  ['ordinal', 'Place in an order (1st, 2nd, 3rd)'],
  ['percent', 'Percent of a share such as 0.25 (25%)'],
  ['dateLong', 'Day in words (4 August 2026)'],
] as const)('[S44] %s is called %s', (format, words) => {
  expect(formatWords(format)).toBe(words);
  expect(formatWords(format, ENGLISH)).toBe(words);
});

it('[S44] examples are written in the language of the year', () => {
  const german = { ...ENGLISH, language: 'de' } as const;
  expect(formatWords('number', german)).toBe('Number, grouped (12.345,5)');
  expect(formatWords('euros', german)).toMatch(/\(12\.345,50\s€\)$/);
  expect(formatWords('moneyEuros', german)).toBe('Money in euros (€1,250)');
});

it('[S44] every format can be told from the others, and is offered for some type of field', () => {
  const names = FORMATS.map((format) => formatWords(format));
  expect(new Set(names).size).toBe(FORMATS.length);
  const known = [FITTING_FORMATS.action, FITTING_FORMATS.donation, FITTING_FORMATS.number].flat();
  expect(FORMATS.filter((format) => !known.some((offered) => offered === format))).toEqual([]);
});

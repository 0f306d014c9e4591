import fc from 'fast-check';
import { localeOf, STORY_LANGUAGES, type StoryLanguage } from 'shared-kernel/model';
import { readValue, type TypedValue } from '../values/typedValue';
import { fillText } from './fillText';
import {
  fitsPlural,
  pluralCategories,
  pluralExamples,
  PLURAL_CATEGORIES,
  readPlural,
  writePlural,
} from './pluralForms';

const filled = (
  value: TypedValue | null,
  format: string,
  language: StoryLanguage = 'en',
  raw = false,
): string => {
  const year = { language, lastDay: { year: 2026, month: 12, day: 31 } };
  return fillText(
    `{field|x|0|${format}|many}`,
    { field: () => value, search: () => null, year },
    raw,
  );
};
const number = (text: string) => readValue('number', text);
/** Blanks that do not break as common ones. */
const asRead = (text: string): string => text.replace(/\s/gu, ' ');

const ENGLISH = 'plural;one=# petition;other=# petitions';

it.each([
  ['0', '0 petitions'],
  ['1', '1 petition'],
  ['2', '2 petitions'],
  ['1.5', '1.5 petitions'],
  ['1,234', '1,234 petitions'],
  ['-1', '-1 petition'],
] as const)('[E75] %s in English', (value, text) => {
  expect(filled(number(value), ENGLISH)).toBe(text);
  expect(filled(number(value), ENGLISH, 'en', true)).toBe(text);
});

it.each([
  ['nl', 'one=# petitie;other=# petities', '1 petitie', '2 petities', '5 petities'],
  ['de', 'one=# Aktion;other=# Aktionen', '1 Aktion', '2 Aktionen', '5 Aktionen'],
  ['fr', 'one=# pétition;other=# pétitions', '1 pétition', '2 pétitions', '5 pétitions'],
  ['es', 'one=# petición;other=# peticiones', '1 petición', '2 peticiones', '5 peticiones'],
  ['it', 'one=# petizione;other=# petizioni', '1 petizione', '2 petizioni', '5 petizioni'],
  ['pl', 'one=# petycja;few=# petycje;many=# petycji', '1 petycja', '2 petycje', '5 petycji'],
  ['uk', 'one=# петиція;few=# петиції;many=# петицій', '1 петиція', '2 петиції', '5 петицій'],
  ['ar', 'one=عريضة;two=عريضتان;few=# عرائض', 'عريضة', 'عريضتان', '٥ عرائض'],
] as const)('[E75] one, two and five in %s', (language, forms, ...texts) => {
  expect(['1', '2', '5'].map((text) => filled(number(text), `plural;${forms}`, language))).toEqual(
    texts,
  );
});

it('[E75] the very number goes before its category, other and many stand in for what has no words', () => {
  const words = 'plural;0=no petitions yet;2=two petitions;other=# petitions';
  expect(['0', '1', '2', '3'].map((text) => filled(number(text), words))).toEqual([
    'no petitions yet',
    '1 petitions',
    'two petitions',
    '3 petitions',
  ]);
  expect(filled(number('1.5'), 'plural;one=# petycja;many=# petycji', 'pl')).toBe('1,5 petycji');
  expect(filled(number('3'), 'plural;one=# petition')).toBe('3');
});

it('[E75] of a day it counts the full years since then; text prints as it is, and nothing as the fallback', () => {
  const years = 'plural;one=# year;other=# years';
  expect(filled(readValue('date', '1/5/2025'), years)).toBe('1 year');
  expect(filled(readValue('date', '1/5/2020'), years)).toBe('6 years');
  expect(filled(readValue('string', 'often'), years)).toBe('often');
  expect(filled(null, years)).toBe('many');
});

it.each([
  'plural',
  'plural;',
  'plural;one',
  'plural;several=# petitions',
  'plural;one=a;one=b',
  'plural;01=a',
  'plurals;one=a',
  ' plural;one=a',
])('[E75] [E28] %j is no format, and the value prints as it is', (format) => {
  expect(readPlural(format)).toBeNull();
  expect(filled(number('1234'), format)).toBe('1234');
});

it('[E75] words read back as they were written, and signs in them are words', () => {
  const words = fc.string({ maxLength: 12 }).filter(fitsPlural);
  const forms = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...PLURAL_CATEGORIES, '0', '1', '12'), words),
    { selector: ([key]) => key, minLength: 1 },
  );
  fc.assert(
    fc.property(forms, (pairs) => {
      expect(readPlural(writePlural(new Map(pairs)))).toEqual(new Map(pairs));
    }),
  );
  expect(filled(number('2'), "plural;other=$& $1 = # %$'")).toBe("$& $1 = 2 %$'");
});

it('[E75] every number prints the form that its own example stands for, in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STORY_LANGUAGES), fc.nat(300), (language, count) => {
      const categories = pluralCategories(language);
      const format = writePlural(
        new Map(categories.map((category) => [category, `${category} #`])),
      );
      const digits = new Intl.NumberFormat(localeOf(language)).format(count);
      const category = new Intl.PluralRules(localeOf(language)).select(count);
      expect(asRead(filled(number(String(count)), format, language))).toBe(
        asRead(`${category} ${digits}`),
      );
      for (const one of categories) {
        const [example] = pluralExamples(one, language);
        expect(filled(number(String(example)), format, language)).toMatch(new RegExp(`^${one} `));
      }
    }),
  );
});

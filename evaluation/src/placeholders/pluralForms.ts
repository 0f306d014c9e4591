import { localeOf, type StoryLanguage } from 'shared-kernel/model';
import type { Decimal } from '../values/decimal';
import { printLanguageNumber } from './languageNumbers';
import { onceForEach } from './onceForEach';

/** What languages tell numbers apart by (CLDR), in their order. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof PLURAL_CATEGORIES)[number];

/** Words by category, or by the very number: `0`, `12`. `#` in them is the number. */
export type PluralForms = ReadonlyMap<string, string>;

const NAME = 'plural';

/** [E75] The forms of `plural;one=# petition;other=# petitions`; null where it is no such format. */
export const readPlural = (format: string): PluralForms | null => {
  const [name, ...parts] = format.split(';');
  if (name !== NAME || parts.length === 0) return null;
  const forms = new Map<string, string>();
  for (const part of parts) {
    const [, key, words] = FORM.exec(part) ?? [];
    if (key === undefined || words === undefined || forms.has(key)) return null;
    forms.set(key, words);
  }
  return forms;
};

const FORM = new RegExp(`^(${PLURAL_CATEGORIES.join('|')}|0|[1-9]\\d*)=([^]*)$`);

/** As a placeholder holds them; words in which `fitsPlural` finds nothing to say against read back as they are. */
export const writePlural = (forms: PluralForms): string =>
  [NAME, ...[...forms].map(([key, words]) => `${key}=${words}`)].join(';');

/** Whether words can stand in a form: these signs would end it. */
export const fitsPlural = (words: string): boolean => !/[;|{}]/.test(words);

/** [E75] A number in the words of its own form; null where there are none for it. */
export const printPlural = (
  value: Decimal,
  forms: PluralForms,
  language: StoryLanguage,
): string | null => {
  const words =
    forms.get(value.printed) ??
    forms.get(rulesOf(language).select(value.number)) ??
    forms.get('other') ??
    forms.get('many');
  return words?.replaceAll('#', () => printLanguageNumber(value, 'number', language)) ?? null;
};

/** The categories that a language has for numbers, in their order. */
export const pluralCategories = (language: StoryLanguage): readonly PluralCategory[] => {
  const known = rulesOf(language).resolvedOptions().pluralCategories;
  return PLURAL_CATEGORIES.filter((category) => known.includes(category));
};

/** The first numbers of a category, for showing which it is about: millions and fractions have one of their own in some languages. */
export const pluralExamples = (
  category: PluralCategory,
  language: StoryLanguage,
): readonly number[] => {
  const rules = rulesOf(language);
  return EXAMPLES.filter((number) => rules.select(number) === category).slice(0, MOST_EXAMPLES);
};

/** Every category of our languages comes up among these. */
const EXAMPLES = [...Array.from({ length: 201 }, (_, number) => number), 1_000_000, 1.5];
const MOST_EXAMPLES = 3;

const rulesOf = onceForEach((language: StoryLanguage) => new Intl.PluralRules(localeOf(language)));

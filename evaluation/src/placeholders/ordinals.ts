import { localeOf, type StoryLanguage } from 'shared-kernel/model';
import type { Decimal } from '../values/decimal';
import { printLanguageNumber } from './languageNumbers';
import { onceForEach } from './onceForEach';

type Endings = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What follows the digits of a place in an order, as CLDR's rules have it (digits-ordinals, masculine). */
const ENDINGS = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  nl: { other: 'e' },
  de: { other: '.' },
  fr: { one: 'er', other: 'e' },
  es: { other: '.º' },
  it: { other: 'º' },
  pl: { other: '.' },
  uk: { other: '-й' },
  ar: { other: '.' },
} as const satisfies Record<StoryLanguage, Endings>;

/** [E70] A place in an order; what is no whole number from 0 on prints as a number. */
export const printOrdinal = (value: Decimal, language: StoryLanguage): string => {
  const digits = printLanguageNumber(value, 'number', language);
  if (!/^\d+$/.test(value.printed)) return digits;
  const endings: Endings = ENDINGS[language];
  return digits + (endings[rulesOf(language).select(value.number)] ?? endings.other);
};

const rulesOf = onceForEach(
  (language: StoryLanguage) => new Intl.PluralRules(localeOf(language), { type: 'ordinal' }),
);

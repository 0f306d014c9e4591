import { localeOf, type StoryLanguage } from 'shared-kernel/model';
import { centsOf, type Decimal } from '../values/decimal';
import { onceForEach } from './onceForEach';

const STYLES = {
  number: {},
  compact: { notation: 'compact' },
  percent: { style: 'percent', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** [E70] A number as the language writes it: in full, short, or as a share of a hundred. */
export const printLanguageNumber = (
  value: Decimal,
  style: keyof typeof STYLES,
  language: StoryLanguage,
): string => numberFormat(language, style).format(exactly(value));

/** [E71] An amount where the language places the currency, with two decimals only where there are cents. */
export const printMoney = (value: Decimal, currency: string, language: StoryLanguage): string => {
  const cents = centsOf(value);
  const decimals = cents % 100 === 0 ? 0 : 2;
  return moneyFormat(language, currency, decimals).format(cents / 100);
};

/** Numbers beyond 2^53 by all their digits. */
const exactly = ({ number, printed }: Decimal): number | bigint =>
  Number.isSafeInteger(number) || !/^-?\d+$/.test(printed) ? number : BigInt(printed);

const numberFormat = onceForEach(
  (language: StoryLanguage, style: keyof typeof STYLES) =>
    new Intl.NumberFormat(localeOf(language), STYLES[style]),
);

const moneyFormat = onceForEach(
  (language: StoryLanguage, currency: string, decimals: number) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);

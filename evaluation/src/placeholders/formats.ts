import type { CivilDate } from 'shared-kernel/model';
import { centsOf, decimalOfCount, type Decimal } from '../values/decimal';
import type { TypedValue } from '../values/typedValue';
import { printLanguageNumber, printMoney } from './languageNumbers';
import { printOrdinal } from './ordinals';
import { printDate } from './languageDates';
import { fullYears } from '../values/fullYears';
import { printPlural, readPlural, type PluralForms } from './pluralForms';
import type { PrintedYear } from './printedYear';

/** Those of the specification first; the others are by language [E69]. */
export const FORMATS = [
  'none',
  'moneyDollars',
  'moneyEuros',
  'moneyPounds',
  'numberOfTimes',
  'number',
  'compact',
  'percent',
  'ordinal',
  'dollars',
  'euros',
  'pounds',
  'zlotys',
  'hryvnias',
  'dateLong',
  'monthYear',
  'yearsSince',
] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (format: string): format is Format => Object.hasOwn(PRINTERS, format);

/** Whether the format part of a placeholder says anything: by name, or by the words of its own [E75]. */
export const isFormatPart = (format: string): boolean =>
  isFormat(format) || readPlural(format) !== null;

/** [E72] [E75] Whether a day prints as the full years since then. */
export const countsYears = (format: string): boolean =>
  format === 'yearsSince' || readPlural(format) !== null;

export interface Printing {
  readonly year: PrintedYear;
  /** For count-up: money of the specification has no grouping then. */
  readonly raw: boolean;
}

/** How a value prints in a format; null where the format is unknown or does not fit the value (E28). */
export const printAs = (format: string, value: TypedValue, printing: Printing): string | null => {
  const { ofNumber, ofDay } = printerOf(format);
  if (value.kind === 'number') return ofNumber?.(value, printing) ?? null;
  return value.kind === 'day' ? (ofDay?.(value.date, printing) ?? null) : null;
};

const printerOf = (format: string): Printer => {
  if (isFormat(format)) return PRINTERS[format];
  const forms = readPlural(format);
  return forms === null ? {} : plural(forms);
};

interface Printer {
  readonly ofNumber?: (value: Decimal, printing: Printing) => string | null;
  readonly ofDay?: (day: CivilDate, printing: Printing) => string | null;
}

const plural = (forms: PluralForms): Printer => ({
  ofNumber: (value, { year }) => printPlural(value, forms, year.language),
  ofDay: (day, { year }) => printPlural(yearsBetween(day, year), forms, year.language),
});

const yearsBetween = (day: CivilDate, { lastDay }: PrintedYear): Decimal =>
  decimalOfCount(fullYears(day, lastDay));

/** The symbol, then the number, with two decimals only where there are pence or cents. */
const specifiedMoney = (symbol: string): Printer => ({
  ofNumber: (value, { raw }) => {
    const cents = centsOf(value);
    const decimals = cents % 100 === 0 ? 0 : 2;
    return (
      symbol +
      (cents / 100).toLocaleString('en-GB', {
        useGrouping: !raw,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
    );
  },
});

const TIMES: Readonly<Record<string, string>> = { '1': 'once', '2': 'twice' };

const money = (currency: string): Printer => ({
  ofNumber: (value, { year }) => printMoney(value, currency, year.language),
});

const PRINTERS = {
  none: {},
  moneyDollars: specifiedMoney('$'),
  moneyEuros: specifiedMoney('€'),
  moneyPounds: specifiedMoney('£'),
  numberOfTimes: { ofNumber: ({ printed }) => TIMES[printed] ?? `${printed} times` },
  number: { ofNumber: (value, { year }) => printLanguageNumber(value, 'number', year.language) },
  compact: { ofNumber: (value, { year }) => printLanguageNumber(value, 'compact', year.language) },
  percent: { ofNumber: (value, { year }) => printLanguageNumber(value, 'percent', year.language) },
  ordinal: { ofNumber: (value, { year }) => printOrdinal(value, year.language) },
  dollars: money('USD'),
  euros: money('EUR'),
  pounds: money('GBP'),
  zlotys: money('PLN'),
  hryvnias: money('UAH'),
  dateLong: { ofDay: (day, { year }) => printDate(day, 'dateLong', year.language) },
  monthYear: { ofDay: (day, { year }) => printDate(day, 'monthYear', year.language) },
  yearsSince: {
    ofDay: (day, { year }) => printLanguageNumber(yearsBetween(day, year), 'number', year.language),
  },
} as const satisfies Record<Format, Printer>;
